import { expect, test } from 'vitest';
import * as config from '../../site.config.ts';
import { sampleValues } from './sample-values.ts';

test('each kind of sample in the shipped configuration is found', () => {
  const found = sampleValues(config, 'site.config').join('\n');
  for (const path of [
    'site.name',
    'site.url',
    'site.phones.0',
    'site.people.founder.name',
    'admin.email',
    'mail.sender',
  ]) {
    expect(found).toContain(`site.config.${path}: `);
  }
});

test('a real configuration holds no sample', () => {
  const real = {
    name: 'Vaigai Homes',
    phones: ['+91 98765 43210'],
    url: 'https://vaigai-homes.in',
    geo: { latitude: 10.01 },
    hours: null,
  };
  expect(sampleValues(real, 'site')).toEqual([]);
});
