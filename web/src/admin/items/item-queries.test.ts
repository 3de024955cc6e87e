import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Item } from '@theni/contract';
import { expect, test } from 'vitest';
import { AdminApiError } from '../api/errors.ts';
import { errorMessage, itemsQuery, reloadItems } from './item-queries.ts';

test('an item that is deleted while the list is loaded does not come back with the older response', async () => {
  const responses = [Promise.withResolvers<Item[]>(), Promise.withResolvers<Item[]>()];
  const client = new QueryClient();
  let requested = 0;
  const queryFn = () => responses[requested++]?.promise ?? [];
  const unsubscribe = new QueryObserver(client, { ...itemsQuery, queryFn }).subscribe(() => {});
  const reloaded = reloadItems(client);
  responses[0]?.resolve([{ _id: 'deleted' } as Item]);
  responses[1]?.resolve([]);
  await reloaded;
  expect(client.getQueryData(itemsQuery.queryKey)).toEqual([]);
  unsubscribe();
});

test('the admin reads why the server did not make a change, where it says so in his words', () => {
  const message = 'There is no layout green-acres; it may be deleted already.';
  expect(errorMessage(new AdminApiError(422, message))).toBe(message);
  expect(errorMessage(new AdminApiError(409, 'Six items are pinned already.'))).toBe(
    'Six items are pinned already.',
  );
  expect(errorMessage(new AdminApiError(400, 'The request is not valid.'))).toContain('try again');
});
