import { createStore } from '../store.ts';

interface Notice {
  text: string;
  action?: { name: string; act: () => void };
}

const notice = createStore<Notice | undefined>(undefined);

export const notify = notice.set;
export const useNotice = notice.use;

/** Does what the notice offers; a second tap finds nothing more to do. */
export function actOnNotice(): void {
  const { text = '', action } = notice.get() ?? {};
  if (!action) return;
  notify({ text });
  action.act();
}

export const NOTICE_ID = 'notice';
