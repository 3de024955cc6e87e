import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { shipped } from '@theni/content';
import type { ContentResponse, ValuesByPath } from '@theni/contract';
import type { ContextType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Saver } from '../editor/saver.ts';
import { PublishOutcome } from './publish-outcome.tsx';
import type { Outcome } from './publish-website.ts';
import { WebsiteContext } from './use-website.ts';

const phones = (...numbers: string[]) => ({ 'company.phones': numbers });
const GOOD: Outcome = {
  isGood: true,
  message: 'Published. Visitors see it now.',
  values: phones('refused'),
  toCorrect: [],
  skipped: [],
};

/** What is said of a good publication, while the draft has these values and visitors see none. */
function said(values: ValuesByPath): string {
  const client = new QueryClient();
  client.setQueryData(['layouts'], []);
  const server: ContentResponse = {
    ...{ revision: 1, draft: {}, published: {}, publishedAt: null, publication: null },
  };
  const website: ContextType<typeof WebsiteContext> = {
    saver: {} as Saver,
    state: { server, values, unsaved: values, issues: [], saving: 'refused' },
    publishing: {
      isRunning: false,
      outcome: GOOD,
      publish: () => {},
    },
    content: shipped,
    toCorrect: [],
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <WebsiteContext value={website}>
          <PublishOutcome />
        </WebsiteContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a publication without the one text that was refused is told to be a good one', () => {
  expect(said(phones('refused'))).toContain(GOOD.message);
});

test('a publication is not told of any more once something was changed since', () => {
  expect(said(phones('typed since'))).not.toContain(GOOD.message);
});
