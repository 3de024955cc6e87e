import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { AdminApiError, ConnectionError } from '../api/errors.ts';
import type { Saver } from '../editor/saver.ts';
import { publish } from './publish-website.ts';

test.each([
  ['a server that is broken', new AdminApiError(500, 'Something is wrong on the server.')],
  ['no connection', new ConnectionError('The server does not answer.')],
])(
  'who cannot publish because of %s is told that, and not that changes are unsaved',
  async (_, error) => {
    const saver = { saveAll: async () => true } as Saver;
    const client = { fetchQuery: () => Promise.reject(error) } as unknown as QueryClient;
    const { isGood, message } = await publish(saver, client);
    expect(isGood).toBe(false);
    expect(message).toContain(error instanceof AdminApiError ? error.message : 'was not reached');
    expect(message).not.toContain('not saved');
  },
);
