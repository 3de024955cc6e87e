import {
  CONTENT_MAX_BYTES,
  foldedPlotNumber,
  isPlotPath,
  isSamePlotNumber,
  type Layout,
  layoutFrom,
  PLOTS_MAX,
  type Plot,
  type PlotStatus,
  plotPartsOf,
  plotPath,
  type ValueIssue,
  type ValuesByPath,
} from '@theni/contract';
import { HttpProblem, invalidRequest } from '../http/problem.ts';
import { newRevision } from '../revisions.ts';

/**
 * The draft of a layout, `layouts/{slug}`. layout-draft-store.ts makes, changes and deletes it;
 * gallery/photos-of-layout.ts changes its list of photos. `parseStoredLayout` of the contract reads
 * it.
 */
export interface LayoutDraftRecord {
  /** Another one after each change. */
  version: string;
  /** Another one after each saving, even of what was saved already. */
  revision: string;
  /** JSON, which costs no index. */
  layout: string;
  /** ISO 8601: it was deleted then, and can be taken back for a day. It is in no list until then. */
  deletedAt?: string;
}

/**
 * A draft of a new revision.
 * @param unchangedVersion where only the revision is another, that which the draft has already
 * @throws {HttpProblem} 413, because a record has room for 1 MiB
 */
export function toLayoutDraftRecord(layout: Layout, unchangedVersion?: string): LayoutDraftRecord {
  const text = JSON.stringify(layout);
  if (Buffer.byteLength(text) > CONTENT_MAX_BYTES)
    throw new HttpProblem(
      413,
      'This layout is too long altogether. Please shorten its texts, or the outlines of its plots.',
    );
  const revision = newRevision();
  return { version: unchangedVersion ?? revision, revision, layout: text };
}

/**
 * @throws {HttpProblem} 400 when two plots would have one number, there would be too many, or the
 * changes name both a plot and a field of it
 */
export function layoutAfter(before: ValuesByPath, changes: ValuesByPath): Layout {
  const layout = layoutFrom({ ...before, ...changes });
  const errors = [...namedTwice(changes), ...repeatedNumbers(layout.plots, changes)];
  if (layout.plots.length > PLOTS_MAX)
    errors.push({ path: 'plots', message: `A layout has at most ${PLOTS_MAX} plots.` });
  if (errors.length > 0) throw invalidRequest(errors);
  return layout;
}

function namedTwice(changes: ValuesByPath): ValueIssue[] {
  return Object.keys(changes)
    .filter((path) => isPlotPath(path) && plotPartsOf(path).field !== undefined)
    .filter((path) => plotPath(plotPartsOf(path).id) in changes)
    .map((path) => ({ path, message: 'is named beside its whole plot' }));
}

/** Of plots with one number, one that has not changed may keep it, or else the first. */
function repeatedNumbers(plots: Plot[], changes: ValuesByPath): ValueIssue[] {
  const isChanged = ({ id }: Plot) => plotPath(id) in changes || plotPath(id, 'number') in changes;
  const stay = plots.filter((plot) => !isChanged(plot));
  const numbers = new Set(stay.map(({ number }) => foldedPlotNumber(number)));
  return plots.filter(isChanged).flatMap(({ id, number }) => {
    const folded = foldedPlotNumber(number);
    if (numbers.has(folded))
      return [
        { path: plotPath(id, 'number'), message: 'There is already a plot with this number.' },
      ];
    numbers.add(folded);
    return [];
  });
}

/** @throws {HttpProblem} 422 when a taken plot would be dropped, or get another number */
export function requireTakenPlots({ plots }: Layout, taken: PlotStatus[]): void {
  const drafts = new Map(plots.map((plot) => [plot.id, plot]));
  const errors = taken.flatMap(({ id, number, state }) => {
    const draft = drafts.get(id);
    const path = plotPath(id);
    const cannot = `Plot ${number} is ${state}, so it cannot be`;
    const first = 'Make it available first, or keep it';
    if (!draft) return [{ path, message: `${cannot} removed. ${first}.` }];
    if (isSamePlotNumber(draft.number, number)) return [];
    return [{ path: plotPath(id, 'number'), message: `${cannot} renumbered. ${first}.` }];
  });
  if (errors.length > 0)
    throw new HttpProblem(
      422,
      'A plot that is held, booked or sold cannot be removed or renumbered.',
      { errors },
    );
}
