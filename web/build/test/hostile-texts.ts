import { type Content, shipped } from '@theni/content';
import { completenessIssues } from '@theni/content/schema';
import type { PublishedLayout } from '@theni/contract';
import { SAMPLES_AS_OF, sampleLayouts } from '../../../config/sample-layouts.ts';

/**
 * Each of them ends or begins something somewhere: an element, a comment, a script, an attribute, a
 * template, a line, the direction of one.
 */
export const HOSTILE = `</noscript><!--</script>"><img onerror=a()>'{{]]>\u2028\u202e`;

/** The shipped content with this behind each of its texts that may be published so. */
export function hostileContent(): Content {
  const content = withBehind(shipped) as Content;
  for (const { path } of completenessIssues(content, { isDemo: true })) putBack(content, path);
  return content;
}

/** The same of all that is free text in a layout. */
export function hostileLayouts(): PublishedLayout[] {
  return sampleLayouts.map(({ fields, plots, ...sample }) => ({
    ...sample,
    asOf: SAMPLES_AS_OF,
    photos: [],
    files: {},
    fields: {
      ...fields,
      ...(withBehind({
        name: fields.name,
        description: fields.description,
        place: fields.place,
        promoter: fields.promoter,
        survey: fields.survey,
        roads: fields.roads,
        amenities: fields.amenities,
        directions: fields.directions,
      }) as Partial<typeof fields>),
      approval: { ...(withBehind(fields.approval) as object), date: fields.approval.date },
      registration: { ...fields.registration, number: fields.registration.number + HOSTILE },
      distances: withBehind(fields.distances),
      documents: fields.documents.map((each) => ({ ...each, title: withBehind(each.title) })),
    } as typeof fields,
    plots: plots.map((plot) => ({ ...plot, number: `${plot.number}{name}<` })),
  }));
}

function withBehind(value: unknown): unknown {
  if (typeof value === 'string') return value + HOSTILE;
  if (Array.isArray(value)) return value.map(withBehind);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withBehind(inner)]));
}

function putBack(content: object, path: string): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const inside = (whole: object) => keys.reduce<object>((part, key) => part[key as never], whole);
  Object.assign(inside(content), { [last]: inside(shipped)[last as never] });
}
