import { QueryClient } from '@tanstack/react-query';
import type { PlotStatus, ProjectAnswer } from '@theni/contract';
import { expect, test } from 'vitest';
import { projectQuery } from './project-queries.ts';

const answer = (State: PlotStatus['State'], Version: number) =>
  ({ Version: 1, Statuses: [{ Number: '5', State, Version }] }) as ProjectAnswer;

test('a booking stays on the screen when an older response comes after it', async () => {
  const client = new QueryClient();
  const older = Promise.withResolvers<ProjectAnswer>();
  const query = { ...projectQuery('garden'), queryFn: () => older.promise, staleTime: 0 };
  const asked = client.fetchQuery(query);
  client.setQueryData(query.queryKey, answer('booked', 4));
  older.resolve(answer('available', 3));
  await asked;
  expect(client.getQueryData(query.queryKey)?.Statuses[0]).toMatchObject({ State: 'booked' });
  client.setQueryData(query.queryKey, answer('sold', 5));
  expect(client.getQueryData(query.queryKey)?.Statuses[0]).toMatchObject({ State: 'sold' });
});
