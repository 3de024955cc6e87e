import { QueryClient } from '@tanstack/react-query';
import type { LayoutResponse, PlotStatus } from '@theni/contract';
import { expect, test } from 'vitest';
import { layoutQuery } from './layout-queries.ts';

const respond = (State: PlotStatus['State'], Version: number) =>
  ({ Version: 1, Statuses: [{ Number: '5', State, Version }] }) as LayoutResponse;

test('a booking stays on the screen when an older response comes after it', async () => {
  const client = new QueryClient();
  const older = Promise.withResolvers<LayoutResponse>();
  const query = { ...layoutQuery('garden'), queryFn: () => older.promise, staleTime: 0 };
  const requested = client.fetchQuery(query);
  client.setQueryData(query.queryKey, respond('booked', 4));
  older.resolve(respond('available', 3));
  await requested;
  expect(client.getQueryData(query.queryKey)?.Statuses[0]).toMatchObject({ State: 'booked' });
  client.setQueryData(query.queryKey, respond('sold', 5));
  expect(client.getQueryData(query.queryKey)?.Statuses[0]).toMatchObject({ State: 'sold' });
});
