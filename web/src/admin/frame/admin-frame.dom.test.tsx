import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { test, vi } from 'vitest';
import { openAdminArea, words } from '../../../test/admin-area.tsx';
import { noLine } from '../../../test/answers.ts';
import { stopTimers } from '../../../test/clock.ts';
import { expectedErrors } from '../../../test/setup-dom.ts';
import { PageContext } from '../../page-context.ts';
import { lazyChunk } from '../../ui/lazy-chunk.ts';
import { queryClient } from '../query-client.ts';
import { AdminFrame } from './admin-frame.tsx';

test('a page of the admin area whose script has not come within two minutes says so, and can be asked for again', async () => {
  // An upload of before may stand in the frame, and asks for the name of its layout.
  expectedErrors.push(/120000 ms/, /data could not be loaded.*does not answer/);
  stopTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const Page = lazyChunk<object>(() => new Promise(() => {}));
  render(
    <BrowserRouter>
      <QueryClientProvider client={queryClient}>
        <PageContext value={{ language: 'en', words }}>
          <AdminFrame path="/admin/help">
            <Page />
          </AdminFrame>
        </PageContext>
      </QueryClientProvider>
    </BrowserRouter>,
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(119_900);
  screen.getByText('Loading..');
  await pass(200);
  screen.getByText('This page could not be loaded.');
  screen.getByRole('button', { name: 'Try again' });
});

test.each([
  '/admin/dashboard',
  '/admin/profile',
  '/admin/layouts',
  '/admin/layouts?layout=meera-nagar',
  '/admin/website',
])('without a connection %s says why it is empty, and what to do', async (path) => {
  expectedErrors.push(/could not be loaded/);
  const { onCall } = openAdminArea({ url: 'http://127.0.0.1' }, path);
  onCall(/./, noLine);
  onCall(/session$/, async () => Response.json({ admin: true, email: 'owner@theni.example' }));
  const why =
    /could not be loaded\. The server does not answer\. Check the connection and try again\./;
  const [said] = await screen.findAllByText(why);
  within(said as HTMLElement).getByRole('button', { name: 'Try again' });
});
