import { expect, test } from 'vitest';
import { authDomainOf } from './auth-domain.ts';

test('on its own domain the site signs the owner in by a page of its own', () => {
  expect(authDomainOf({ host: 'homes.example' })).toEqual({ authDomain: 'homes.example' });
});

test.each(['vaigai-homes.web.app', 'localhost:5000'])('%s leaves that to Firebase', (host) => {
  expect(authDomainOf({ host })).toEqual({});
});
