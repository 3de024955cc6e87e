import { shipped, wordsIn } from '@theni/content';
import { expect, test } from 'vitest';
import { messageChat } from './message-chat.ts';

const words = wordsIn('ta', shipped, { keepMessagesDays: 365 });
const services = { construction: '', plans: '', plots: 'plots and approvals', others: '' } as const;
const textOf = (message: string) => {
  const formData = { name: 'கயல்விழி', email: 'kayal@home.example', message, services };
  return new URL(messageChat(formData, words)).searchParams.get('text') ?? '';
};

test('who writes in Tamil is offered WhatsApp with name, service and message in Tamil', () => {
  expect(textOf('தேனியில் மனை வேண்டும்')).toBe(
    `என் பெயர் கயல்விழி.\n${words.contact.form.boxes.plots}\nதேனியில் மனை வேண்டும்`,
  );
});

test('a message that is too long for an address is cut, and says so', () => {
  const long = textOf('ம'.repeat(5000));
  expect(encodeURIComponent(long).length).toBeLessThanOrEqual(7000);
  expect(long).toMatch(/^என் பெயர் கயல்விழி\..*ம…$/s);
});
