import type { InboxMessage } from '@theni/contract';
import type { Stage } from '@theni/contract/limits';

export type Folder = 'open' | 'all' | 'spam';

export interface InboxFilters {
  folder: Folder;
  /** `''`: all of them. */
  stage: Stage | '';
  project: string;
  unread: boolean;
  search: string;
}

export const NO_FILTERS: InboxFilters = {
  folder: 'open',
  stage: '',
  project: '',
  unread: false,
  search: '',
};

const PAGE_LENGTH = '50';

/** Where the first page of these messages is. */
export function addressOf(filters: InboxFilters): string {
  const query = new URLSearchParams({ limit: PAGE_LENGTH });
  for (const [name, value] of parameters(filters)) query.set(name, value);
  return `/api/messages?${query}`;
}

/** The same messages as a file; a search has none. */
export function exportAddressOf(filters: InboxFilters): string {
  const query = new URLSearchParams(parameters({ ...filters, search: '' }));
  query.delete('oldest');
  return `/api/messages.csv${query.size > 0 ? `?${query}` : ''}`;
}

function parameters({ folder, stage, project, unread, search }: InboxFilters): [string, string][] {
  const words = search.trim();
  const pairs: [string, string | false][] = [
    ['stage', folder === 'open' ? 'new' : stage],
    ['spam', folder === 'open' ? '0' : folder === 'spam' && '1'],
    ['project', project],
    ['unread', unread && '1'],
    ['search', words],
    // What waits longest is to be done first.
    ['oldest', folder === 'open' && words === '' && '1'],
  ];
  return pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
}

export function isSpam({ State }: InboxMessage): boolean {
  return State === 'spam';
}

/** Whether a message still belongs to the list that it was loaded with. One that is read meanwhile does. */
export function belongs(message: InboxMessage, { folder, stage }: InboxFilters): boolean {
  if (message.Deleted) return false;
  if (folder === 'spam') return isSpam(message);
  if (folder === 'open') return !isSpam(message) && message.Stage === 'new';
  return stage === '' || message.Stage === stage;
}

export function isDue({ RemindAt, Deleted }: InboxMessage, today: string): boolean {
  return !Deleted && RemindAt !== null && RemindAt <= today;
}
