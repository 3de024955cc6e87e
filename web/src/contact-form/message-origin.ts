import { CAMPAIGN_MAX_LENGTH } from '@theni/contract/contact-form';
import { englishPath, pages } from '@theni/contract/site-map';
import { readTabStorage, writeTabStorage } from '../tab-storage.ts';

/**
 * What led to the form. It is kept in this tab alone and gone with it: no cookie, and nothing that
 * tells one visitor from another.
 */
export interface MessageOrigin {
  /** The page that led to the form, or that has it, by its English path. */
  page?: string;
  campaign?: string;
}

const KEY = 'message-origin';

const CAMPAIGN_FIELDS = ['source', 'medium', 'campaign', 'term', 'content', 'id'];

/**
 * Notes where a message would come from. The application calls this for each page that it opens. A
 * form on any other page than Contact us comes from that page. On Contact us it comes from the page
 * that this tab has shown last, or else from the one whose link has opened this tab.
 * @param path of the router, so the English one
 */
export function noteOrigin(path: string): void {
  const isContactPage = path.startsWith(pages.contact.path);
  const known = readOrigin();
  const referrer = referringPage();
  const page = isContactPage ? (known.page ?? pathOf(referrer)) : path;
  const campaign =
    campaignOf(location.search) || campaignOf(referrer?.search ?? '') || known.campaign;
  writeTabStorage(KEY, { ...(page && { page }), ...(campaign && { campaign }) });
}

export function readOrigin(): MessageOrigin {
  return readTabStorage<MessageOrigin>(KEY) ?? {};
}

/** The page of this site that led here, which may have been left before its script was there. */
function referringPage(): URL | undefined {
  if (!document.referrer.startsWith(`${location.origin}/`)) return undefined;
  const page = new URL(document.referrer);
  return page.pathname.startsWith('/admin') ? undefined : page;
}

/** @returns undefined for Contact us, which leads to no form but its own */
function pathOf(referrer: URL | undefined): string | undefined {
  const path = referrer && englishPath(referrer.pathname);
  return path?.startsWith(pages.contact.path) ? undefined : path;
}

function campaignOf(search: string): string {
  const query = new URLSearchParams(search);
  const values = CAMPAIGN_FIELDS.map((field) => query.get(`utm_${field}`)?.trim());
  return values.filter(Boolean).join(' / ').slice(0, CAMPAIGN_MAX_LENGTH);
}
