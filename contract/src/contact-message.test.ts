import { expect, test } from 'vitest';
import { contactMessage } from './contact-message.ts';
import { createLayoutBody } from './layout.ts';

const wrong = (email: string) =>
  contactMessage.shape.formData
    .safeParse({ email })
    .error?.issues.some(({ path }) => path[0] === 'email') ?? false;

test('an address that is made to be slow is refused like any other', { timeout: 5000 }, () => {
  expect(wrong(`a@${'.'.repeat(1_000_000)}@`)).toBe(true);
  expect(wrong(`a@${'a.'.repeat(500_000)}@`)).toBe(true);
});

test('no layout takes the address of the list of all', () => {
  expect(createLayoutBody.shape.slug.safeParse('index').success).toBe(false);
});
