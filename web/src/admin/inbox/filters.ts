import type { InboxMessage } from '@theni/contract';
import type { Stage } from '@theni/contract/limits';
import { dayOf, daysBefore, startOf } from '@theni/contract/times';

/** Who waits for a response, who has written today or in the last seven days, everybody, and spam. */
export const FOLDERS = ['open', 'today', 'week', 'all', 'spam'] as const;
export type Folder = (typeof FOLDERS)[number];

const WEEK_DAYS = 7;

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
export function addressOf(filters: InboxFilters, now = new Date()): string {
  const query = new URLSearchParams({ limit: PAGE_LENGTH });
  for (const [name, value] of parameters(filters, now)) query.set(name, value);
  return `/api/messages?${query}`;
}

/** The same messages as a file. */
export function exportAddressOf(filters: InboxFilters, now = new Date()): string {
  const query = new URLSearchParams(parameters(filters, now));
  return `/api/messages.csv?${query}`;
}

/** Somebody who calls back may stand anywhere: a search goes through what is done, too. */
export function isSearch({ search }: InboxFilters): boolean {
  return search.trim() !== '';
}

function parameters(
  { folder, stage, project, unread, search }: InboxFilters,
  now: Date,
): [string, string][] {
  const words = search.trim();
  const pairs: [string, string | false][] = [
    ['stage', folder === 'open' ? words === '' && 'new' : stage],
    ['spam', folder === 'spam' ? '1' : '0'],
    ['project', project],
    ['unread', unread && '1'],
    ['since', sinceOf(folder, now)],
    ['search', words],
  ];
  return pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
}

/** The first day of which a folder shows the messages. */
function sinceOf(folder: Folder, now: Date): string {
  if (folder === 'today') return dayOf(now);
  return folder === 'week' ? dayOf(daysBefore(now, WEEK_DAYS - 1)) : '';
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
  const isOver = Stage === 'booked' || Stage === 'not-interested';
  return !isOver && (VisitAt === today || VisitAt === tomorrow);
}
