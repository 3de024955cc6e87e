import type { InboxMessage, MessageChange } from '@theni/contract';
import type { User } from 'firebase/auth';
import { useCallback, useEffect, useState } from 'react';
import { withoutDoubles } from '../../lib/api.ts';
import { noticeSessionEnd } from '../session/session.ts';
import { isSpam } from './find-messages.ts';
import { changeMessage, deleteMessage, deleteSpam, listMessages } from './inbox-api.ts';
import { countChange, setUnreadCounts } from './use-unread-count.ts';

export interface InboxState {
  /** Newest first; undefined until they are there. */
  messages: InboxMessage[] | undefined;
  next: string | undefined;
}

/** The messages as far as they are loaded. What fails leaves them as they were. */
export function useInbox(user: User) {
  const [{ messages, next }, setState] = useState<InboxState>({
    messages: undefined,
    next: undefined,
  });
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  const attempt = useCallback(async (action: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await action();
      setFailed(false);
      return true;
    } catch (error) {
      console.error('the inbox does not answer', error);
      noticeSessionEnd(error);
      setFailed(true);
      return false;
    } finally {
      setBusy(false);
    }
  }, []);

  const reload = useCallback(
    () =>
      attempt(async () => {
        const page = await listMessages(user);
        setState(page);
        setUnreadCounts(page.unread);
      }),
    [attempt, user],
  );

  const loadMore = useCallback(
    () =>
      attempt(async () => {
        if (!next) return;
        const page = await listMessages(user, next);
        setState(({ messages = [] }) => ({
          ...page,
          messages: withoutDoubles([...messages, ...page.messages]),
        }));
      }),
    [attempt, next, user],
  );

  const change = (message: InboxMessage, fields: MessageChange) =>
    attempt(async () => {
      const changed = await changeMessage(user, message._id, fields);
      setState((state) => ({
        ...state,
        messages: state.messages?.map((each) => (each._id === changed._id ? changed : each)),
      }));
      countChange(message, changed);
    });

  const remove = (message: InboxMessage) =>
    attempt(async () => {
      await deleteMessage(user, message._id);
      setState((state) => ({
        ...state,
        messages: state.messages?.filter(({ _id }) => _id !== message._id),
      }));
      countChange(message);
    });

  /** All spam but what has come since the newest one in `messages`. */
  const removeSpam = () =>
    attempt(async () => {
      const newest = messages?.find(isSpam);
      if (newest) await deleteSpam(user, newest.CreatedAt);
      const page = await listMessages(user);
      setState(page);
      setUnreadCounts(page.unread);
    });

  useEffect(() => {
    reload();
  }, [reload]);

  return { messages, next, failed, busy, reload, loadMore, change, remove, removeSpam };
}
