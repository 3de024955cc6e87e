import { expect, test } from 'vitest';
import { createLayoutBody } from '../layouts/layout.ts';
import { contactMessage } from './contact-message.ts';

const isRefused = (email: string) =>
  contactMessage.shape.formData
    .safeParse({ email })
    .error?.issues.some(({ path }) => path[0] === 'email') ?? false;

test('an address that is made to be slow is refused like any other', () => {
  expect(isRefused(`a@${'.'.repeat(1_000_000)}@`)).toBe(true);
  expect(isRefused(`a@${'a.'.repeat(500_000)}@`)).toBe(true);
});

test('an address whose domain is written in other letters is taken as mail servers know it', () => {
  const { email } = contactMessage.shape.formData.shape;
  for (const [typed, known] of [
    ['kayal@தேனி.இந்தியா', 'kayal@xn--rlck0e4a.xn--xkc2dl3a5ee0h'],
    ['kayal@bücher.example', 'kayal@xn--bcher-kva.example'],
    ['kayal@Home.example', 'kayal@Home.example'],
  ] as const)
    expect(email.parse(typed)).toBe(known);
});

test.each([
  'kayal@தேனி',
  'kayal@xn--ü.example',
  'kayal@１２３',
  'kayal@０ｘ１',
  'kayal@தேனி..example',
  'kayal@தேனி.example/path',
  'kayal@தேனி.example:80',
  'kayal@தேனி example.com',
  'கயல்@theni.example',
  `kayal@${'தேனி'.repeat(30)}.example`,
])('%s is no address', (typed) => {
  expect(isRefused(typed)).toBe(true);
});

test('no layout takes the address of the list of all', () => {
  expect(createLayoutBody.shape.slug.safeParse('index').success).toBe(false);
});
