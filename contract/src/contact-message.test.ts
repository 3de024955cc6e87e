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

test('an address with a Tamil domain is taken as Firefox sends it, and kept as Chrome does', () => {
  const read = (email: string) => contactMessage.shape.formData.shape.email.parse(email);
  expect(read('asha@தேனி.இந்தியா')).toBe('asha@xn--rlck0e4a.xn--xkc2dl3a5ee0h');
  for (const email of ['asha@தேனி', 'asha@தேனி.இந்தியா/x', 'ஆஷா@home.example'])
    expect(wrong(email)).toBe(true);
});

test('no layout takes the address of the list of all', () => {
  expect(createLayoutBody.shape.Slug.safeParse('index').success).toBe(false);
});
