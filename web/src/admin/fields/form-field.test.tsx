import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { contentFields } from '@theni/content/schema';
import { defaultValueOf, elementOf, type Field } from '@theni/contract/fields';
import { layoutFields } from '@theni/contract/layout-fields';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { issuesOf } from '../editor/unsaved-values.ts';
import { issueAt } from './field-issue.tsx';
import { FormField } from './form-field.tsx';

const fields = [...contentFields.values(), ...layoutFields];
const lists = fields.filter(({ kind, isFixedList }) => kind === 'list' && !isFixedList);

const answers = { keepMine: () => {}, discard: () => {} };

function shown(field: Field, value: unknown): string {
  const issues = issuesOf(field.path, value, () => field.schema);
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <FormField
        field={field}
        value={value}
        issueAt={(path) => issueAt(path, { issues, questions: [] }, [], answers)}
        onChange={() => {}}
      />
    </QueryClientProvider>,
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
