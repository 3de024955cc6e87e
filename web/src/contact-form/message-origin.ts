import { englishPath, pages } from '@theni/contract/site-map';
import { readTabStorage, writeTabStorage } from '../tab-storage.ts';
import { readCampaign } from './advertisement.ts';

/**
 * What led to the form. It is kept in this tab alone and gone with it: no cookie, and nothing that
 * tells one visitor from another.
 */
export interface MessageOrigin {
  /** The page that led to the form, or that has it, by its English path. */
  page?: string;
  campaign?: string;
}

const KEY = 'page-before-form';

/**
 * Notes where a message would come from. The application calls this for each page that it opens. A
 * form on any other page than Contact us comes from that page. On Contact us it comes from the page
 * that this tab has shown last, or else from the one whose link has opened this tab.
 * @param path of the router, so the English one
 */
export function noteOrigin(path: string): void {
  const isContactPage = path.startsWith(pages.contact.path);
  const page = isContactPage ? (readTabStorage<string>(KEY) ?? referringPage()) : path;
  writeTabStorage(KEY, page);
}

export function readOrigin(): MessageOrigin {
  const page = readTabStorage<string>(KEY);
  const campaign = readCampaign();
  return { ...(page && { page }), ...(campaign && { campaign }) };
}

/**
 * The page of this site that led here, which may have been left before its script was there.
 * @returns undefined for Contact us, which leads to no form but its own
 */
function referringPage(): string | undefined {
  if (!document.referrer.startsWith(`${location.origin}/`)) return undefined;
  const path = englishPath(new URL(document.referrer).pathname);
  return path.startsWith('/admin') || path.startsWith(pages.contact.path) ? undefined : path;
}
