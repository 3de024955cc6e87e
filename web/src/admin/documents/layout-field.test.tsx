import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Layout } from '@theni/contract';
import { layoutDraft } from '@theni/contract/layout';
import { layoutIssues } from '@theni/contract/layout-issues';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleLayout } from '../../../../functions/test/sample-layout.ts';
import { Draft } from './draft.ts';
import { issueAfter, LayoutField, layoutFieldPaths } from './layout-field.tsx';
import { layoutNames } from './layout-names.ts';
import { EditorContext } from './use-editor.ts';

const both = { en: 'Park', ta: 'பூங்கா' };
const layout = sampleLayout({
  amenities: [both],
  distances: [{ metres: 900, to: both }],
});

function rendered(path: string, shown: Layout = layout): string {
  const response = { Content: shown, Version: 1 };
  const draft = new Draft(
    response,
    { base: shown, mine: shown },
    {
      get: async () => response,
      put: async () => response,
      check: () => [],
      guard: layoutIssues,
      keep: () => {},
      onSessionEnd: () => {},
    },
  );
  const editor = { draft: draft as Draft, state: draft.state, names: layoutNames, issues: [] };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <EditorContext value={{ ...editor, change: () => {} }}>
        <LayoutField path={path} />
      </EditorContext>
    </QueryClientProvider>,
  );
}

/** These have no field: a picture, a list of pictures and of files, a table. */
const { Plots: _, photos: __, documents: ___, plan: ____, ...typed } = layout;
const leaves = leavesOf(typed)
  // A place is one field, and a number stands in the place of a reason.
  .filter((path) => !/^geo\.|^registration\.(?:reason|copied)/.test(path));

function leavesOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, path ? `${path}.${key}` : key),
  );
}

test('every value of a layout that is typed has its field', () => {
  expect(leaves.length).toBeGreaterThan(25);
  for (const path of leaves) expect(rendered(path), path).toContain(`data-path="${path}"`);
  expect(rendered('geo.latitude')).toContain('data-path="geo"');
});

test('no part of a layout is forgotten when it gets a new one', () => {
  const parts = Object.keys(layoutDraft.shape).filter((key) => key !== 'Plots');
  expect(layoutFieldPaths.toSorted()).toEqual(parts.toSorted());
});

test('where no registration is needed, its reason is asked in the place of a number', () => {
  const registration = { ...layout.registration, exemption: 'small' as const };
  const markup = rendered('registration.number', { ...layout, registration });
  expect(markup).toContain('data-path="registration.reason.ta"');
  expect(markup).not.toContain('data-path="registration.number"');
});

test('only of a number of an unknown form it is asked whether it is copied', () => {
  const withNumber = (number: string) =>
    rendered('registration', { ...layout, registration: { ...layout.registration, number } });
  expect(withNumber('TN/11/Layout/0123/2024')).not.toContain('registration.copied');
  expect(withNumber('DTCP 12/2024')).toContain('data-path="registration.copied"');
});

test('from one value the owner comes to each other one that is missing, and back to the first', () => {
  const issues = ['Plots.0.Number', 'geo', 'registration.date', 'registration.page', 'name.ta'].map(
    (path) => ({ path, message: 'is missing' }),
  );
  expect(issueAfter('name.en', issues)).toBe('geo');
  expect(issueAfter('geo', issues)).toBe('registration');
  expect(issueAfter('registration.date', issues)).toBe('Plots');
  expect(issueAfter('photos', issues)).toBe('Plots');
  expect(issueAfter('Plots.0.Number', issues)).toBe('name');
  expect(issueAfter('geo', issues.slice(1, 2))).toBeUndefined();
});

test('whoever is led to a text that may not be public reads why, and what is still empty is not called wrong', () => {
  const description = { en: 'Plots 5 minutes from Theni', ta: '' };
  const html = rendered('description', { ...layout, description });
  expect(html).toContain('tells a travel time');
  expect(html).not.toContain('is missing');
});
