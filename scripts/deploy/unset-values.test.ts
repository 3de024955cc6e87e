import { expect, test } from 'vitest';
import * as sample from '../../config/sample.config.ts';
import * as second from '../../config/second.config.ts';
import { unsetValues } from './unset-values.ts';

test('a configuration that its owner has filled in is not refused', () => {
  expect(unsetValues(second)).toEqual([]);
});

test('each value of the shipped configuration is refused, but what a company may share with it', () => {
  const refused = unsetValues(sample).map((line) => line.split(': ')[0]);
  for (const path of [
    'site.name',
    'site.url',
    'site.phones.0',
    'site.address.street',
    'site.address.postalCode',
    'site.geo.latitude',
    'site.geo.longitude',
    'site.openingHours.0',
    'site.mapQuery',
    'site.social.youtube',
    'site.people.founder.name',
    'site.people.jointDirectors.1.phone',
    'admin.email',
    'admin.analyticsUrl',
    'mail.sender',
    'mail.recipient',
  ])
    expect(refused).toContain(path);
  for (const path of [
    'site.address.country',
    'site.keepMessagesDays',
    'site.people.founder.position',
  ])
    expect(refused).not.toContain(path);
});

test('a value that is left is refused wherever it stands, and so is an empty one', () => {
  const people = {
    ...second.site.people,
    jointDirectors: sample.site.people.jointDirectors.slice(1),
  };
  const config = {
    ...second,
    site: { ...second.site, people, mapQuery: ' ', email: ' office@theni.example' },
  };
  expect(unsetValues(config)).toEqual([
    'site.email: office@theni.example',
    'site.mapQuery: ',
    'site.people.jointDirectors.0.name: Sample Joint Director 2',
    'site.people.jointDirectors.0.phone: +91 00000 00012',
  ]);
});
