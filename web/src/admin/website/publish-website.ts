import type { QueryClient } from '@tanstack/react-query';
import type { SkippedLayout, ValueIssue, ValuesByPath } from '@theni/contract';
import { call } from '../api/call.ts';
import { AdminApiError, apiErrorText, SessionEndedError } from '../api/errors.ts';
import { websiteQuery } from '../api/website.ts';
import type { Saver } from '../editor/saver.ts';
import { saveLayouts } from '../layouts/save-layouts.ts';
import { awaitPublication } from './await-publication.ts';

/** How a publication has ended. */
export interface Outcome {
  isGood: boolean;
  message: string;
  /** The draft that was to be published, and what is typed over it. */
  values: ValuesByPath;
  /** What is to be corrected in it. */
  toCorrect: ValueIssue[];
  skipped: SkippedLayout[];
}

/** Saves what is typed, and publishes it. @throws {SessionEndedError} */
export async function publish(saver: Saver, client: QueryClient): Promise<Outcome> {
  try {
    return await saveAndPublish(saver, client);
  } catch (error) {
    if (error instanceof SessionEndedError) throw error;
    return notPublished(apiErrorText(error as Error));
  }
}

async function saveAndPublish(saver: Saver, client: QueryClient): Promise<Outcome> {
  await Promise.all([saver.saveAll(), saveLayouts()]);
  // Another device may have published since this page was opened.
  const { publication, draft } = await client.fetchQuery({ ...websiteQuery, staleTime: 0 });
  const values = { ...draft, ...saver.read().values };
  try {
    const { skipped } = await call('POST /api/content/publish');
    return { ...PUBLISHED, values, skipped };
  } catch (error) {
    if (error instanceof SessionEndedError) throw error;
    // Without an answer it may go on all the same.
    if (!(error instanceof AdminApiError) || error.status >= 500)
      return { ...(await watchPublication(publication?.id)), values };
    if (error.status !== 422) return notPublished(error.message);
    return { ...notPublished(''), toCorrect: error.issues, values };
  }
}

/** @param before the id of the publication that ran last. @throws {SessionEndedError} */
export async function watchPublication(before?: string): Promise<Outcome> {
  const publication = await awaitPublication();
  if (publication === undefined) return failed(UNKNOWN);
  if (publication === null || publication.id === before)
    return notPublished('Publishing did not start. Please publish again.');
  const { result, message, skipped } = publication;
  return result === 'failed' ? notPublished(message ?? '') : { ...PUBLISHED, skipped };
}

const UNKNOWN =
  'It is not known whether this was published: the server does not answer. Please reload this page in a minute.';

const NOTHING_TO_TELL = { toCorrect: [], values: {}, skipped: [] };
const PUBLISHED: Outcome = {
  ...NOTHING_TO_TELL,
  isGood: true,
  message: 'Published. Visitors see it now.',
};

function notPublished(reason: string): Outcome {
  return failed(`Not published. Visitors still see the old pages. ${reason}`);
}

function failed(message: string): Outcome {
  return { ...NOTHING_TO_TELL, isGood: false, message };
}
