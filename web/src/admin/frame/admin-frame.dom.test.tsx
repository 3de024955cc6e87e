import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { test, vi } from 'vitest';
import { words } from '../../../test/admin-area.tsx';
import { stopTimers } from '../../../test/clock.ts';
import { expectedErrors } from '../../../test/setup-dom.ts';
import { PageContext } from '../../page-context.ts';
import { lazyChunk } from '../../ui/lazy-chunk.ts';
import { AdminFrame } from './admin-frame.tsx';

test('a page of the admin area whose script has not come within two minutes says so, and can be asked for again', async () => {
  expectedErrors.push(/120000 ms/);
  stopTimers();
  const Page = lazyChunk<object>(() => new Promise(() => {}));
  render(
    <BrowserRouter>
      <PageContext value={{ language: 'en', words }}>
        <AdminFrame path="/admin/help">
          <Page />
        </AdminFrame>
      </PageContext>
    </BrowserRouter>,
  );
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await pass(119_900);
  screen.getByText('Loading..');
  await pass(200);
  screen.getByText('This page could not be loaded.');
  screen.getByRole('button', { name: 'Try again' });
});
