import type { ContentIssue } from '@theni/contract';
import type { Field } from '@theni/contract/fields';
import { isPlotPath, layoutFields, type Plot, plotFields } from '@theni/contract/layout-fields';
import type { Language } from '@theni/contract/limits';
import { fieldLabel } from '../fields/both-field.tsx';
import type { ListedLink } from '../ui/controls.tsx';
import { layoutFieldAddress } from './layout-addresses.ts';

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
  return language ? fieldLabel(label, language as Language) : label;
}

function labelIn(fields: Field[], path: string): string | undefined {
  return fields.find((field) => `${path}.`.startsWith(`${field.path}.`))?.label;
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
