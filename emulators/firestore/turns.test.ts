import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('who asks for the same thing is served one after the other, in the order of asking', async () => {
  const turns = new Turns();
  const served: string[] = [];

  async function serve(owner: string): Promise<void> {
    await turns.take(owner, 'document');
    served.push(`${owner} begins`);
    await Promise.resolve();
    served.push(`${owner} ends`);
    turns.leave(owner);
  }
  await Promise.all(['a', 'b', 'c'].map(serve));

  expect(served).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('who asks for another thing does not wait, and asking twice is asking once', async () => {
  const turns = new Turns();

  await turns.take('a', 'document');
  await turns.take('a', 'document');
  await turns.take('b', 'another');
});

test('one that never leaves loses its turn, and two that wait for each other both go on', async () => {
  const turns = new Turns(20);
  await turns.take('a', 'x');
  await turns.take('b', 'y');

  await Promise.all([turns.take('a', 'y'), turns.take('b', 'x')]);
});

test('one that leaves while it waits holds nobody up', async () => {
  const turns = new Turns();
  await turns.take('a', 'document');
  const leaving = turns.take('b', 'document');
  const waiting = turns.take('c', 'document');

  turns.leave('b');
  turns.leave('a');

  await Promise.all([leaving, waiting]);
});
