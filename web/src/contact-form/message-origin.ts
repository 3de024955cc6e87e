import { CAMPAIGN_MAX_LENGTH } from '@theni/contract/limits';
import { englishPath, pages } from '../pages.ts';
import { readTabStorage, writeTabStorage } from '../tab-storage.ts';

/**
 * What led to the form. It is kept in this tab alone and gone with it: no cookie, and nothing that
 * tells one visitor from another.
 */
export interface MessageOrigin {
  /** The last page before the form, by its English path. */
  page?: string;
  campaign?: string;
}

const KEY = 'visit';

const CAMPAIGN_FIELDS = ['source', 'medium', 'campaign', 'term', 'content', 'id'];

/** Called for each page that is opened. @param path of the router, so the English one */
export function noteOrigin(path: string): void {
  const before = previousPage();
  const campaign = campaignOf(location.search) || campaignOf(before?.search ?? '');
  const isForm = path.startsWith(pages.contact.path);
  const page = isForm ? before && englishPath(before.pathname) : path;
  const known = readOrigin();
  // What the pages of this tab have said weighs more than where the tab came from.
  writeTabStorage(KEY, {
    ...(page && !page.startsWith(pages.contact.path) && { page }),
    ...(isForm && known.page && { page: known.page }),
    ...(campaign ? { campaign } : known.campaign && { campaign: known.campaign }),
  });
}

export function readOrigin(): MessageOrigin {
  return readTabStorage<MessageOrigin>(KEY) ?? {};
}

/** A page of this site that was left before its script was there. */
function previousPage(): URL | undefined {
  if (!document.referrer.startsWith(`${location.origin}/`)) return undefined;
  const page = new URL(document.referrer);
  return page.pathname.startsWith('/admin') ? undefined : page;
}

function campaignOf(search: string): string {
  const query = new URLSearchParams(search);
  const values = CAMPAIGN_FIELDS.map((field) => query.get(`utm_${field}`)?.trim());
  return values.filter(Boolean).join(' / ').slice(0, CAMPAIGN_MAX_LENGTH);
}
