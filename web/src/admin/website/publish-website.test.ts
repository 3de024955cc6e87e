import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { AdminApiError, ConnectionError } from '../api/errors.ts';
import type { Draft } from '../editor/draft.ts';
import { publish } from './publish-website.ts';

test.each([
  ['a server that is broken', new AdminApiError(500, 'Something is wrong on the server.')],
  ['no connection', new ConnectionError('The server does not answer.')],
])(
  'who cannot publish because of %s is told that, and not that changes are unsaved',
  async (_, error) => {
    const draft = { saveAll: async () => true } as Draft;
    const client = { fetchQuery: () => Promise.reject(error) } as unknown as QueryClient;
    const { isGood, message } = await publish(draft, client);
    expect(isGood).toBe(false);
    expect(message).toContain(error instanceof AdminApiError ? error.message : 'was not reached');
    expect(message).not.toContain('not saved');
  },
);
