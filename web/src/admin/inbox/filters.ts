import type { InboxMessage } from '@theni/contract';
import type { Stage } from '@theni/contract/limits';
import { dayOf, daysBefore, startOf } from '@theni/contract/times';

export type Folder = 'open' | 'all' | 'spam';

export interface InboxFilters {
  folder: Folder;
  /** `''`: all of them. */
  stage: Stage | '';
  project: string;
  unread: boolean;
  /** A day, ISO 8601, or `''`. */
  since: string;
  search: string;
}

export const NO_FILTERS: InboxFilters = {
  folder: 'open',
  stage: '',
  project: '',
  unread: false,
  since: '',
  search: '',
};

const PAGE_LENGTH = '50';

/** Where the first page of these messages is. */
export function addressOf(filters: InboxFilters): string {
  const query = new URLSearchParams({ limit: PAGE_LENGTH });
  for (const [name, value] of parameters(filters)) query.set(name, value);
  return `/api/messages?${query}`;
}

/** The same messages as a file. */
export function exportAddressOf(filters: InboxFilters): string {
  const query = new URLSearchParams(parameters(filters));
  return `/api/messages.csv?${query}`;
}

/** Somebody who calls back may stand anywhere: a search goes through what is done, too. */
export function isSearch({ search }: InboxFilters): boolean {
  return search.trim() !== '';
}

function parameters({
  folder,
  stage,
  project,
  unread,
  since,
  search,
}: InboxFilters): [string, string][] {
  const words = search.trim();
  const pairs: [string, string | false][] = [
    ['stage', folder === 'open' ? words === '' && 'new' : stage],
    ['spam', folder === 'spam' ? '1' : '0'],
    ['project', project],
    ['unread', unread && '1'],
    ['since', since],
    ['search', words],
  ];
  return pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
}

export function isSpam({ State }: InboxMessage): boolean {
  return State === 'spam';
}

/** Whether a message still belongs to the list that it was loaded with. One that is read meanwhile does. */
export function belongs(message: InboxMessage, filters: InboxFilters): boolean {
  const { folder, stage } = filters;
  if (message.Deleted || isSpam(message) !== (folder === 'spam')) return false;
  if (folder === 'open') return isSearch(filters) || message.Stage === 'new';
  return stage === '' || message.Stage === stage;
}

export function isDue({ Stage, RemindAt, VisitAt, Deleted }: InboxMessage, today: string): boolean {
  if (Deleted) return false;
  if (RemindAt !== null && RemindAt <= today) return true;
  const tomorrow = dayOf(daysBefore(startOf(today), -1));
  return Stage === 'visit' && (VisitAt === today || VisitAt === tomorrow);
}
