import type { ContentIssue, Item, LayoutResponse, PublishedLayout } from '@theni/contract';
import {
  type Field,
  type Layout,
  layoutFields,
  layoutSchemaAt,
  type PlotDraft,
  plotFields,
  plotPath,
} from '@theni/contract/layout-fields';
import { formCCode } from '../../layouts/qr-code.ts';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { layoutQuery } from '../api/layouts.ts';
import type { ListedLink } from '../ui/controls.tsx';
import { storage } from './device-storage.ts';
import { type DraftDocument, draftOf } from './draft.ts';
import { unsavedDocuments } from './read-stored.ts';
import { fieldText } from './words.ts';

const NAME = 'layout/';

export function layoutDocument(slug: string): DraftDocument<LayoutResponse> {
  const params = { slug };
  return {
    name: NAME + slug,
    query: layoutQuery(slug),
    patch: (Changes) => call('PATCH /api/admin/layouts/:slug', { params, body: { Changes } }),
    rules: {
      schemaAt: layoutSchemaAt,
      // A plot that has another number.
      savedAt: (path, plot) =>
        path.startsWith('Plots.') && plot ? plotPath((plot as PlotDraft).Number) : path,
    },
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
  return layoutAddress(slug, path.startsWith('Plots.') ? 'plots' : 'details', path);
}

/** 'registration.number' → 'Registration number', 'Plots.a-17.Price' → 'Plot a-17: Price, ₹' */
export function nameOfField(path: string): string {
  const [, plot, fact = ''] = /^Plots\.([^.]+)\.?(.*)$/.exec(path) ?? [];
  if (plot) return [`Plot ${plot}`, labelIn(plotFields, fact)].filter(Boolean).join(': ');
  const [, whole = path, language] = /^(.*)\.(en|ta)$/.exec(path) ?? [];
  const label = labelIn(layoutFields, whole) ?? path;
  return language ? fieldText.label(label, fieldText.languages[language as 'en']) : label;
}

function labelIn(fields: Field[], path: string): string | undefined {
  return fields.find((field) => `${path}.`.startsWith(`${field.path}.`))?.label;
}

/** What a publication would make of it now. @param layout its draft, or what visitors see */
export function asPublished(
  { Slug, Statuses }: LayoutResponse,
  { Plots: facts, ...Layout }: Layout,
  items: Item[],
): PublishedLayout & { qr: string | undefined } {
  const code = formCCode(Layout);
  const states = new Map(Statuses.map((plot) => [plotPath(plot.Number), plot.State]));
  return {
    Slug,
    Layout,
    Plots: facts.map((plot) => ({
      ...plot,
      SquareFeet: plot.SquareFeet ?? 0,
      State: states.get(plotPath(plot.Number)) ?? 'available',
    })),
    AsOf: new Date().toISOString(),
    Photos: Layout.photos.flatMap((id) => items.find(({ _id }) => _id === id) ?? []),
    Files: {},
    qr: code && `data:image/svg+xml,${encodeURIComponent(code)}`,
  };
}

/** Of five hundred plots without a size it is enough to name a few. */
const ISSUES_SHOWN = 5;

export function layoutIssueLinks(slug: string, issues: ContentIssue[]): ListedLink[] {
  return issues.slice(0, ISSUES_SHOWN).map(({ path, message }) => ({
    to: layoutFieldAddress(slug, path),
    name: nameOfField(path),
    note: message,
  }));
}
