import { cleanup, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { shipped, wordsIn } from '@theni/content';
import { BrowserRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { queryClient } from '../src/admin/query-client.ts';
import { notify } from '../src/admin/ui/notice.ts';
import { App } from '../src/app.tsx';

export const words = wordsIn('en', shipped, { keepMessagesDays: 30, files: {}, layouts: [] });
const fetchFromServer = globalThis.fetch;

/** Reaches the server and gives its answer. */
type Forward = () => Promise<Response>;

export interface AdminArea {
  user: UserEvent;
  /** Taps one place after the other: a second tap at one place within a second is ignored. */
  tap: (target: Element) => Promise<void>;
  /** Methods and paths that the page has asked for. */
  calls: string[];
  /** From now on `answer` answers the calls whose 'PATCH /api/…' the expression finds. */
  onCall: (
    call: RegExp,
    answer: (forward: Forward, init: RequestInit) => Promise<Response>,
  ) => void;
}

/** Counted over reloads, too: after one the next tap may come within a second. */
let taps = 0;

/** Opens a page of the admin area in jsdom, signed in, before the API at this address. */
export function openAdminArea(api: { url: string }, path: string): AdminArea {
  const calls: string[] = [];
  const answers: Parameters<AdminArea['onCall']>[] = [];
  const underWay = new Set<Promise<unknown>>();
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${address}`;
    calls.push(call);
    // Node's fetch does not know jsdom's signals.
    const { signal: _, ...sent } = init;
    const forward = () => {
      const answered = fetchFromServer(new URL(address, api.url).href, sent);
      underWay.add(answered);
      return answered.finally(() => underWay.delete(answered));
    };
    const [, answer] = answers.findLast(([expression]) => expression.test(call)) ?? [];
    return answer ? answer(forward, init) : forward();
  });
  localStorage.setItem('adminuser', 'true');
  history.replaceState(null, '', path);
  const { unmount } = render(
    <BrowserRouter>
      <App context={{ language: 'en', words, deferredStyles: [] }} />
    </BrowserRouter>,
  );
  // The server may not go while it is asked.
  onTestFinished(async () => {
    unmount();
    await Promise.allSettled(underWay);
  });
  const user = userEvent.setup();
  return {
    user,
    tap(target) {
      taps += 1;
      return user.pointer({ keys: '[MouseLeft]', target, coords: { clientX: taps * 100 } });
    },
    calls,
    onCall: (...answer) => answers.push(answer),
  };
}

/**
 * Loads the open page of the admin area anew, as a browser that has ended its tab does: only the
 * address and the device's storage stay.
 */
export function reloadAdminArea(api: { url: string }): AdminArea {
  cleanup();
  queryClient.clear();
  notify(undefined);
  return openAdminArea(api, location.pathname + location.search);
}
