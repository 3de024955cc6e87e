import type { ContentIssue, Item, LayoutResponse, PublishedLayout } from '@theni/contract';
import {
  type Field,
  isPlotPath,
  type Layout,
  layoutFields,
  layoutSchemaAt,
  type Plot,
  plotFields,
} from '@theni/contract/layout-fields';
import { formCCode } from '../../layouts/qr-code.ts';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { storage } from '../editor/device-storage.ts';
import { type DraftDocument, draftOf } from '../editor/draft.ts';
import { unsavedDocuments } from '../editor/read-stored.ts';
import { fieldText } from '../fields/words.ts';
import type { ListedLink } from '../ui/controls.tsx';
import { layoutQuery } from './layout-queries.ts';

const NAME = 'layout/';

export function layoutDocument(slug: string): DraftDocument<LayoutResponse> {
  const params = { slug };
  return {
    name: NAME + slug,
    query: layoutQuery(slug),
    patch: (changes) => call('PATCH /api/admin/layouts/:slug', { params, body: { changes } }),
    rules: { schemaAt: layoutSchemaAt },
  };
}

/**
 * Saves what is typed into any layout, also what is on its way already.
 * @returns whether the server has all of it but what it refuses
 */
export async function saveLayouts(): Promise<boolean> {
  const names = unsavedDocuments(storage).filter((name) => name.startsWith(NAME));
  const saved = await Promise.all(names.map((name) => saveLayout(name.slice(NAME.length))));
  return saved.every(Boolean);
}

/** Of a layout that is gone nothing can be saved. */
async function saveLayout(slug: string): Promise<boolean> {
  const draft = draftOf(layoutDocument(slug));
  try {
    await call('GET /api/admin/layouts/:slug', { params: { slug } });
  } catch (error) {
    if (!isGone(error)) throw error;
    draft.discard();
    return true;
  }
  return draft.saveAll();
}

export const LAYOUTS_ADDRESS = '/admin/layouts';
export const NEW_LAYOUT_ADDRESS = `${LAYOUTS_ADDRESS}?new`;

export const layoutParts = ['plots', 'details', 'drawing', 'preview'] as const;
export type LayoutPart = (typeof layoutParts)[number];

export function layoutAddress(slug: string, part?: LayoutPart, field?: string): string {
  const query = { layout: slug, ...(part && { part }), ...(field && { field }) };
  return `${LAYOUTS_ADDRESS}?${new URLSearchParams(query)}`;
}

export function layoutFieldAddress(slug: string, path: string): string {
  return layoutAddress(slug, isPlotPath(path) ? 'plots' : 'details', path);
}

/**
 * 'registration.number' → 'Registration number', 'plots.<id>.price' → 'Plot A-17: Price, ₹'
 * @param plots of the layout; without them a plot is not called by its number
 */
export function nameOfField(path: string, plots: Plot[] = []): string {
  if (isPlotPath(path)) {
    const [, id = '', fact = ''] = path.split('.');
    const { number = '' } = plots.find((plot) => plot.id === id) ?? {};
    return [`Plot ${number}`.trim(), labelIn(plotFields, fact)].filter(Boolean).join(': ');
  }
  const [, whole = path, language] = /^(.*)\.(en|ta)$/.exec(path) ?? [];
  const label = labelIn(layoutFields, whole) ?? path;
  return language ? fieldText.label(label, fieldText.languages[language as 'en']) : label;
}

function labelIn(fields: Field[], path: string): string | undefined {
  return fields.find((field) => `${path}.`.startsWith(`${field.path}.`))?.label;
}

/** What a publication would make of it now. @param layout its draft, or what visitors see */
export function asPublished(
  { slug, statuses }: LayoutResponse,
  { plots: facts, ...texts }: Layout,
  items: Item[],
): PublishedLayout & { qr: string | undefined } {
  const code = formCCode(texts);
  const states = new Map(statuses.map(({ id, state }) => [id, state]));
  return {
    slug,
    texts,
    plots: facts.map(({ id, ...plot }) => ({
      ...plot,
      squareFeet: plot.squareFeet ?? 0,
      state: states.get(id) ?? 'available',
    })),
    asOf: new Date().toISOString(),
    photos: texts.photos.flatMap((id) => items.find(({ _id }) => _id === id) ?? []),
    files: {},
    qr: code && `data:image/svg+xml,${encodeURIComponent(code)}`,
  };
}

/** Of five hundred plots without a size it is enough to name a few. */
const ISSUES_SHOWN = 5;

export function layoutIssueLinks(
  slug: string,
  issues: ContentIssue[],
  plots?: Plot[],
): ListedLink[] {
  return issues.slice(0, ISSUES_SHOWN).map(({ path, message }) => ({
    to: layoutFieldAddress(slug, path),
    name: nameOfField(path, plots),
    note: message,
  }));
}
