import { towns } from '@theni/content/towns';
import type { ContentIssue } from '@theni/contract';
import { PROJECT_STATUSES } from '@theni/contract/plots';
import type { ReactNode } from 'react';
import css from '../fields/fields.module.css';
import { knownPlace } from '../photos/items.ts';
import { DocumentFields, DocumentsForm } from './documents-form.tsx';
import {
  AmountField,
  BothField,
  ChoiceField,
  LineField,
  PlaceField,
  TickField,
} from './layout-fields.tsx';
import { layoutText } from './layout-words.ts';
import { ListField } from './list-field.tsx';
import { PhotosForm } from './photos-form.tsx';
import { PlanForm } from './plan-form.tsx';
import { RegistrationFields } from './registration-fields.tsx';

const EMPTY = { en: '', ta: '' };
const TOWNS = towns.map(({ en }) => en);
const STATUSES = PROJECT_STATUSES.map((each): [string, string] => [
  each,
  layoutText.statuses[each],
]);

/** What a value of a layout is typed into, with what belongs to it; `*` is an element of a list. Plots have a table. */
const fields: Record<string, (path: string) => ReactNode> = {
  Public: (path) => <TickField path={path} label={layoutText.isPublic} />,
  name: (path) => <BothField path={path} limit={120} />,
  description: (path) => <BothField path={path} limit={5000} isLong />,
  status: (path) => <ChoiceField path={path} options={STATUSES} />,
  place: (path) => (
    <LineField path={path} choices={TOWNS} tidy={async (typed) => knownPlace(typed)} />
  ),
  geo: (path) => <PlaceField path={path} />,
  approval: () => (
    <>
      <LineField path="approval.authority" />
      <LineField path="approval.number" />
      <LineField path="approval.date" type="date" />
    </>
  ),
  registration: () => <RegistrationFields />,
  promoter: () => (
    <>
      <BothField path="promoter.name" />
      <BothField path="promoter.address" limit={500} isLong />
    </>
  ),
  survey: () => (
    <>
      <LineField path="survey.numbers" />
      <BothField path="survey.village" limit={120} />
      <BothField path="survey.taluk" limit={120} />
    </>
  ),
  extent: (path) => <AmountField path={path} />,
  roads: (path) => <BothField path={path} limit={300} />,
  price: () => (
    <>
      <AmountField path="price.perCent" />
      <AmountField path="price.perSqFt" />
      <LineField path="price.asOf" type="date" />
    </>
  ),
  amenities: (path) => (
    <ListField path={path} sample={EMPTY} mayBeEmpty none={layoutText.noAmenities}>
      {(element) => <LayoutField path={element} />}
    </ListField>
  ),
  'amenities.*': (path) => <BothField path={path} />,
  distances: (path) => (
    <ListField
      path={path}
      sample={{ metres: 1000, to: EMPTY }}
      mayBeEmpty
      most={20}
      none={layoutText.noDistances}
    >
      {(element) => <LayoutField path={element} />}
    </ListField>
  ),
  'distances.*': (path) => (
    <>
      <BothField path={`${path}.to`} />
      <AmountField path={`${path}.metres`} isNeeded />
    </>
  ),
  directions: (path) => <BothField path={path} limit={2000} isLong />,
  photos: () => <PhotosForm />,
  documents: () => <DocumentsForm />,
  'documents.*': (path) => <DocumentFields path={path} />,
  plan: () => <PlanForm />,
};

/** What `LayoutField` can be asked for, beginning with what buyers read first; without elements of lists. */
export const layoutFieldPaths = Object.keys(fields).filter((path) => !path.endsWith('*'));

/** The field of the value at a path of a layout, or the small group that it belongs to: of `registration.number` the whole registration. */
export function LayoutField({ path }: { path: string }) {
  const whole = wholeOf(path);
  return <div className={css.fields}>{fields[patternOf(whole)]?.(whole)}</div>;
}

/** The part of a path that has a field: 'amenities.3.en' → 'amenities.3', 'photos.0' → 'photos' */
export function wholeOf(path: string): string {
  if (fields[patternOf(path)] || !path.includes('.')) return path;
  return wholeOf(path.slice(0, path.lastIndexOf('.')));
}

/** What is to be corrected next, in the order of the fields and from the first again. @returns undefined when there is no other one */
export function issueAfter(path: string, issues: ContentIssue[]): string | undefined {
  const here = wholeOf(path);
  const places = [...new Set(issues.map((issue) => wholeOf(issue.path)))]
    .filter((each) => each !== here)
    .sort((one, other) => placeOf(one) - placeOf(other));
  return places.find((each) => placeOf(each) > placeOf(here)) ?? places[0];
}

/** Plots come last: they have a table of their own. */
function placeOf(whole: string): number {
  const [first = ''] = whole.split('.');
  const at = layoutFieldPaths.indexOf(first);
  return at === -1 ? layoutFieldPaths.length : at;
}

function patternOf(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '.*');
}
