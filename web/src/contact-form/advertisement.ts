import { CAMPAIGN_MAX_LENGTH } from '@theni/contract/contact-form';
import { readTabStorage, writeTabStorage } from '../tab-storage.ts';

const KEY = 'advertisement';

const CAMPAIGN_FIELDS = ['source', 'medium', 'campaign', 'term', 'content', 'id'];

/**
 * Notes the address's `utm_…` in this tab. boot.ts calls this on each page, because most visitors
 * who come from an advertisement read a page or two before they touch the one with the form.
 */
export function keepAdvertisement(): void {
  if (/[?&]utm_/.test(location.search)) writeTabStorage(KEY, location.search);
}

/** @returns '' for a visit without an advertisement */
export function readCampaign(): string {
  const query = new URLSearchParams(readTabStorage<string>(KEY) ?? location.search);
  const values = CAMPAIGN_FIELDS.map((field) => query.get(`utm_${field}`)?.trim());
  return values.filter(Boolean).join(' / ').slice(0, CAMPAIGN_MAX_LENGTH);
}
