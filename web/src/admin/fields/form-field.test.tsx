import { QueryClient } from '@tanstack/react-query';
import { shipped } from '@theni/content';
import { contentFields } from '@theni/content/schema';
import { defaultValueOf, elementOf, type Field, fieldsOf } from '@theni/contract/fields';
import { layoutFields } from '@theni/contract/layout-fields';
import { expect, test } from 'vitest';
import { issuesOf } from '../editor/unsaved-values.ts';
import { htmlOf } from '../test/html-of.tsx';
import { issueAt } from './field-issue.tsx';
import { FormField } from './form-field.tsx';
import { shippedPicture, Thumbnail } from './picture-field.tsx';

const fields = [...contentFields.values(), ...layoutFields];
const lists = fields.filter(({ kind, isFixedList }) => kind === 'list' && !isFixedList);

const answers = { keepMine: () => {}, discard: () => {} };

function shown(field: Field, value: unknown): string {
  const issues = issuesOf(field.path, value, () => field.schema);
  return htmlOf(
    <FormField
      field={field}
      value={value}
      issueAt={(path) => issueAt(path, { issues, questions: [] }, [], answers)}
      onChange={() => {}}
    />,
  );
}

test.each(lists.map((field) => [field.path, field] as const))(
  'the list %s takes as many entries as it has room for, says so, and tells of one too many',
  (_, field) => {
    const { most = 0 } = field;
    const entries = (count: number) =>
      Array.from({ length: count }, (_, index) => defaultValueOf(elementOf(field, index)));
    expect(shown(field, entries(most - 1))).toContain('Add: ');
    const full = shown(field, entries(most));
    expect(full).toContain(`>At most ${most} entries.<`);
    expect(full).not.toContain('Add: ');
    expect(shown(field, entries(most + 1))).toContain(`>Is too long: at most ${most} entries<`);
  },
);

test('every value of the website and of a layout has a field with a name', () => {
  for (const field of fields) {
    expect(field.label, field.path).not.toBe('');
    if (['photos', 'plan', 'papers'].includes(field.kind)) continue;
    const html = shown(field, field.defaultValue);
    expect(html === '', field.path).toBe(field.kind === 'fixed');
  }
});

test('a date of which a part is missing is asked for at its field', () => {
  const dates = fields.filter(({ kind }) => kind === 'date');
  expect(dates.length).toBeGreaterThan(2);
  for (const field of dates)
    expect(shown(field, { unreadable: '' }), field.path).toContain(
      'Please enter day, month and year.',
    );
});

function pictureOfSlide(index: number) {
  const slides = contentFields.get('plots.slides');
  const slide = slides && elementOf(slides, index);
  const picture = slide && fieldsOf(slide.schema, `${slide.path}.`).find(isPicture);
  if (!picture) throw new Error('A slide has a picture.');
  return picture;
}

const isPicture = ({ kind }: { kind: string }) => kind === 'picture';

test('a photo that is removed from a slide gives way to the drawing of that very slide', () => {
  for (const [index, { picture }] of shipped.plots.slides.entries())
    expect(shippedPicture(pictureOfSlide(index))).toEqual(picture);
});

test('a photo that is removed from an added slide gives way to a drawing', () => {
  const added = pictureOfSlide(shipped.plots.slides.length);
  expect(shippedPicture(added)).toEqual(shipped.plots.slides[0]?.picture);
});

test('a picture that could not be loaded does not look as if it still came', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const thumbnail = () => htmlOf(<Thumbnail file="a" />, client);
  expect(thumbnail()).toBe('Loading..');
  const queryFn = () => Promise.reject(new Error('no answer'));
  await client.prefetchQuery({ queryKey: ['uploaded file', 'a', 960], queryFn, retry: false });
  expect(thumbnail()).toBe('The picture could not be loaded.');
});
