import { labels } from '../help/labels.ts';
import { createStore } from '../store.ts';

interface Notice {
  text: string;
  action?: { name: string; act: () => void };
}

const notice = createStore<Notice | undefined>(undefined);

export const notify = notice.set;

/** Says what was done, and offers to take it back. */
export function notifyWithUndo(text: string, takeBack: () => void): void {
  const act = () => {
    takeBack();
    notify({ text: 'Undone.' });
  };
  notify({ text, action: { name: labels.undo, act } });
}

export const useNotice = notice.use;

/** Does what the notice offers; a second tap finds nothing more to do. */
export function actOnNotice(): void {
  const { text = '', action } = notice.get() ?? {};
  if (!action) return;
  notify({ text });
  action.act();
}

export const NOTICE_ID = 'notice';
