import { useQuery } from '@tanstack/react-query';
import { changedPaths, contentFrom } from '@theni/content/changes';
import { isEdited } from '@theni/content/labels';
import type { Changes, LayoutSummary } from '@theni/contract';
import { LANGUAGES } from '@theni/contract/limits';
import { trimmed } from '@theni/contract/trimmed';
import { useMemo } from 'react';
import { layoutsQuery } from '../api/layouts.ts';
import { openedAt, valueAt } from './draft.ts';
import { textsIn } from './shown-texts.ts';
import { useWebsite } from './use-website.ts';

type LayoutChange = 'new' | 'changed' | 'leaving';

/** All that visitors do not see yet. */
export function useUnpublished() {
  const { changes, server } = useWebsite().state;
  const { Published } = server;
  const layoutsAsked = useQuery(layoutsQuery);
  const paths = useMemo(() => unpublishedPaths(Published ?? {}, changes), [Published, changes]);
  const layouts = (layoutsAsked.data ?? []).flatMap((layout) => {
    const change = changeOf(layout);
    return change ? [{ layout, change }] : [];
  });
  return { paths, layouts, layoutsAsked, count: paths.length + layouts.length };
}

/** As the sheet opens them: a picture, or the place on the map, is one. Publishing takes blanks off. */
function unpublishedPaths(published: Changes, changes: Changes): string[] {
  const paths = changedPaths(trimmed(published), trimmed(changes)).filter(isEdited);
  return [...new Set(paths.map((path) => openedAt(path).path))];
}

function changeOf({ Public, Version, PublishedVersion }: LayoutSummary): LayoutChange | undefined {
  if (PublishedVersion === null) return Public ? 'new' : undefined;
  if (!Public) return 'leaving';
  return Version === PublishedVersion ? undefined : 'changed';
}

const CONTACT = /^company\.(phones|whatsapp|email)|^people\..*phone$/;

/** Numbers and addresses that have changed, and still stand elsewhere as they were. */
export function stillOld(published: Changes, changes: Changes): { old: string; paths: string[] }[] {
  const [before = [], now = []] = [published, changes].map((each) => {
    const content = contentFrom(each);
    return LANGUAGES.flatMap((language) => textsIn(content, language));
  });
  const gone = before.filter(
    ({ path, text }) => CONTACT.test(path) && text && !standsAt(changes, path, text),
  );
  return [...new Set(gone.map(({ text }) => text))].flatMap((old) => {
    const places = now.filter(({ text }) => bare(text).includes(bare(old)));
    const paths = [...new Set(places.map(({ path }) => path))];
    return paths.length > 0 ? [{ old, paths }] : [];
  });
}

/** Where it stood, or in another element of the same list. */
function standsAt(changes: Changes, path: string, text: string): boolean {
  const now = valueAt(changes, openedAt(path).path);
  return bare(JSON.stringify(now)).includes(bare(text));
}

/** A number is the same, however it is grouped. */
function bare(text: string): string {
  return text.replace(/[\s()-]/g, '').toLowerCase();
}
