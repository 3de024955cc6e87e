import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { shipped, wordsIn } from '@theni/content';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { PageContext } from '../../page-context.ts';

const words = wordsIn('en', shipped, { keepMessagesDays: 30, files: {}, layouts: [] });

/** A part of the admin area as HTML. @param client has what the server has said */
export function htmlOf(part: ReactNode, client = new QueryClient()): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <PageContext value={{ language: 'en', words }}>
        <MemoryRouter>{part}</MemoryRouter>
      </PageContext>
    </QueryClientProvider>,
  );
}
