import { QueryClient } from '@tanstack/react-query';
import { shipped } from '@theni/content';
import type { ContentResponse, Publication, ValueIssue, ValuesByPath } from '@theni/contract';
import type { ContextType, ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Saver } from '../editor/saver.ts';
import { htmlOf } from '../test/html-of.tsx';
import { LinkList, type ListedLink } from '../ui/links.tsx';
import { PublishOutcome } from './publish-outcome.tsx';
import { isOneLanguageOnly } from './publish-page.tsx';
import { useUnpublished, WebsiteContext } from './use-website.ts';
import { WebsiteSaveBar } from './website-save-bar.tsx';

const GOOD = 'Published. Visitors see it now.';
const PUBLISHED: Publication = {
  id: '1',
  result: 'published',
  message: null,
  startedAt: '2026-11-20T10:00:00.000Z',
  texts: ['company.email'],
  textErrors: [],
  layouts: [],
  leftLayouts: [],
  skipped: [],
};
const phones = (...numbers: string[]) => ({ 'company.phones': numbers });
const missing = (path: string) => [{ path, message: 'is missing' }];

/** What is said of the last publication while the draft has these values and visitors see none. */
function said(publication: Publication, values: ValuesByPath = {}, refused: string[] = []): string {
  return rendered(<PublishOutcome />, { publication, values, refused });
}

interface Shown {
  publication?: Publication;
  values?: ValuesByPath;
  refused?: string[];
  published?: ValuesByPath | null;
  unsaved?: ListedLink[];
  toCorrect?: ValueIssue[];
  samples?: string[];
  isLayoutsRead?: boolean;
}

function rendered(
  children: ReactNode,
  {
    publication = PUBLISHED,
    values = {},
    refused = [],
    published = {},
    unsaved = [],
    toCorrect = [],
    samples = [],
    isLayoutsRead = true,
  }: Shown,
): string {
  const client = new QueryClient();
  const garden = { slug: 'garden', name: { en: 'Garden', ta: '' }, publishedVersion: null };
  if (isLayoutsRead) client.setQueryData(['layouts'], [garden]);
  client.setQueryData(['unsaved in layouts'], unsaved);
  const server: ContentResponse = { revision: 'one', draft: {}, published, publishedAt: null };
  const issues = refused.flatMap(missing);
  const website = {
    saver: {} as Saver,
    state: {
      server,
      values,
      typed: values,
      unsaved: values,
      issues,
      questions: [],
      saving: 'saved',
    },
    publishing: { publication, notBegun: null, isRunning: false, publish: () => {} },
    content: shipped,
    toCorrect,
    samples,
  } as unknown as Context;
  return htmlOf(<Website {...website}>{children}</Website>, client);
}

type Context = NonNullable<ContextType<typeof WebsiteContext>>;

function Website({ children, ...website }: Context & { children: ReactNode }) {
  const unpublished = useUnpublished(website.state);
  return <WebsiteContext value={{ ...website, unpublished }}>{children}</WebsiteContext>;
}

test('a publication without the one text that was refused is told to be a good one', () => {
  expect(said(PUBLISHED, phones('12'), ['company.phones'])).toContain(GOOD);
});

test('what could not be saved is said not to be published, and led to', () => {
  const unsaved = [{ to: '/admin/layouts?layout=meera', name: 'Plot 7: Price, ₹' }];
  const told = rendered(<PublishOutcome />, { unsaved });
  expect(told).not.toContain(GOOD);
  expect(told).toContain('What could not be saved: not published.');
  expect(told).toContain('href="/admin/layouts?layout=meera"');
});

test('a publication is not told to be what visitors see once something was changed since', () => {
  expect(said(PUBLISHED, phones('typed since'))).not.toContain(GOOD);
});

test('of each thing that was to go live it is said whether it did, and of none that visitors see a version which there never was', () => {
  const textErrors = missing('home.hero.headline.ta');
  const publication = {
    ...PUBLISHED,
    texts: [],
    textErrors,
    layouts: ['hills'],
    skipped: [
      { slug: 'garden', isLive: false, errors: missing('place') },
      { slug: 'grove', isLive: true, errors: missing('place') },
    ],
  };
  const html = rendered(<PublishOutcome />, { publication, toCorrect: textErrors });
  expect(html).not.toContain(GOOD);
  const places = [
    'hills: published',
    'Changed texts: not published. Visitors still see the old ones.',
    'Garden: not published. Visitors do not see it yet.',
    'grove: not published. Visitors still see its old version.',
    // However much is to be corrected, it is below all of these.
    'Headline (Tamil)',
  ].map((sentence) => html.replaceAll('<!-- -->', '').indexOf(sentence));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('where the one thing that was to go live could not, nothing is said to be published', () => {
  const skipped = [{ slug: 'garden', isLive: false, errors: missing('town') }];
  const html = said({ ...PUBLISHED, texts: [], skipped });
  expect(html).toContain('Not published.');
  expect(html).not.toContain('Published in part.');
});

test('before the layouts are read nothing is said of whether visitors see all', () => {
  expect(rendered(<PublishOutcome />, { isLayoutsRead: false })).not.toContain(GOOD);
  const bar = rendered(<WebsiteSaveBar>{null}</WebsiteSaveBar>, { isLayoutsRead: false });
  expect(bar).not.toContain('Everything is published');
});

test('what is corrected or taken back is named no more, and what only the server can tell still is', () => {
  const named = (path: string, shown: Shown = {}) => {
    const publication: Publication = { ...PUBLISHED, result: 'failed', textErrors: missing(path) };
    return rendered(<PublishOutcome />, { publication, ...shown }).includes('<li');
  };
  const text = 'home.hero.headline.ta';
  expect(named(text)).toBe(false);
  expect(named(text, { toCorrect: missing(text) })).toBe(true);
  expect(named('people.jointDirectors.2.position.en')).toBe(false);
  expect(named('company.name.ta')).toBe(false);
  expect(named('company.name.ta', { samples: ['company.name'] })).toBe(true);
  expect(named('people.founder.picture')).toBe(true);
  expect(named('')).toBe(true);
});

test('each of two issues of one text has an entry of its own', () => {
  const links = ['is too long', 'must look like 00'].map((note) => ({
    to: '/',
    name: 'Tel',
    note,
  }));
  const entries: { key: string }[] = LinkList({ links }).props.children;
  expect(new Set(entries.map(({ key }) => key)).size).toBe(2);
});

test('a publication that failed says why, and that the site is as it was', () => {
  const failed: Publication = { ...PUBLISHED, result: 'failed', message: 'It took too long.' };
  expect(said(failed)).toContain(
    'Not published. Visitors still see the old pages. It took too long.',
  );
});

test('before the first publication nothing is said to be published', () => {
  const bar = (published: ValuesByPath | null) =>
    rendered(<WebsiteSaveBar>{null}</WebsiteSaveBar>, { published });
  expect(bar(null)).toContain('Nothing is published yet');
  expect(bar({})).toContain('Everything is published');
});

const old = { en: 'Plots', ta: 'மனைகள்' };

test.each([
  [true, 'a text of which the English alone has changed', { en: 'Land', ta: 'மனைகள்' }],
  [false, 'a text that has changed in both languages', { en: 'Land', ta: 'நிலம்' }],
  [false, 'a text of which the Tamil alone was corrected', { en: 'Plots', ta: 'நிலம்' }],
])('that the Tamil stayed is said (%s) of %s', (isSaid, _, text) => {
  expect(isOneLanguageOnly(old, text)).toBe(isSaid);
  expect(isOneLanguageOnly([{ title: old }], [{ title: text }])).toBe(isSaid);
});
