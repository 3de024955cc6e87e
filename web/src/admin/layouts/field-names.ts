import type { ValueIssue } from '@theni/contract';
import type { Field } from '@theni/contract/fields';
import { layoutFields } from '@theni/contract/layout-fields';
import { isPlotPath } from '@theni/contract/layout-values';
import { type Plot, plotFields } from '@theni/contract/plot-fields';
import { LANGUAGE_NAMES, type Language } from '@theni/contract/site-map';
import { layoutAddress } from '../addresses.ts';
import { isPartOf } from '../editor/unsaved-values.ts';
import type { ListedLink } from '../ui/links.tsx';

/**
 * 'registration.number' → 'Registration number', 'name.ta' → 'Name, Tamil', 'plots.<id>.price' →
 * 'Plot A-17: Price, ₹'
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
  return language ? `${label}, ${LANGUAGE_NAMES[language as Language]}` : label;
}

function labelIn(fields: Field[], path: string): string | undefined {
  return fields.find((field) => isPartOf(path, field.path))?.label;
}

/** Of five hundred plots without a size it is enough to name a few. */
const PLOTS_NAMED = 5;

export function layoutFieldAddress(slug: string, path: string): string {
  return layoutAddress(slug, isPlotPath(path) ? 'plots' : 'details', path);
}

/** Each field once, by its name; the field itself tells the reason. */
export function layoutIssueLinks(slug: string, issues: ValueIssue[], plots?: Plot[]): ListedLink[] {
  const byPath = [...new Map(issues.map((issue) => [issue.path, issue])).values()];
  const ofPlots = byPath.filter(({ path }) => isPlotPath(path)).slice(0, PLOTS_NAMED);
  const others = byPath.filter(({ path }) => !isPlotPath(path));
  return [...others, ...ofPlots].map(({ path, message }) => ({
    to: layoutFieldAddress(slug, path),
    // Its page could not be made: no field is known to be to blame.
    name: path === 'public' ? message : nameOfField(path, plots),
  }));
}
