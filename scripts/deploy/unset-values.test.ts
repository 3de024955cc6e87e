import { shipped } from '@theni/content';
import { withChanges } from '@theni/content/changes';
import { expect, test } from 'vitest';
import * as sample from '../../config/sample.config.ts';
import * as second from '../../config/second.config.ts';
import changes from '../../config/second.content.json' with { type: 'json' };
import { unsetContent, unsetValues } from './unset-values.ts';

const content = withChanges(shipped, changes);
const pathsOf = (lines: string[]) => lines.map((line) => line.split(': ')[0]);

test('configuration and words that their owner has filled in are not refused', () => {
  expect(unsetValues(second)).toEqual([]);
  expect(unsetContent(content)).toEqual([]);
});

test('each value of the shipped configuration is refused, but what a company may share with it', () => {
  expect(pathsOf(unsetValues(sample))).toEqual([
    'site.url',
    'admin.email',
    'admin.analyticsUrl',
    'mail.sender',
    'mail.recipient',
  ]);
});

test('each sample of company and people is refused, but what a company may share with it', () => {
  const refused = pathsOf(unsetContent(shipped));
  for (const path of [
    'company.name',
    'company.phones.0',
    'company.whatsapp',
    'company.email',
    'company.address.street',
    'company.address.postalCode',
    'company.geo.latitude',
    'company.geo.longitude',
    'company.openingHours.0',
    'company.mapQuery',
    'company.social.youtube',
    'people.founder.name',
    'people.jointDirectors.1.phone',
    'people.marketingManagement.phone',
  ])
    expect(refused).toContain(path);
  for (const path of [
    'company.address.locality',
    'company.address.region',
    'company.address.country',
    'company.area',
    'people.founder.position',
  ])
    expect(refused).not.toContain(path);
});

test('a value that is left is refused wherever it stands and in whichever language, and so is an empty one', () => {
  const company = {
    ...content.company,
    name: { ...content.company.name, ta: shipped.company.name.ta },
    email: ' office@theni.example',
    mapQuery: ' ',
  };
  const people = {
    ...content.people,
    jointDirectors: shipped.people.jointDirectors.slice(1),
  };
  expect(unsetContent({ ...content, company, people })).toEqual([
    'company.name: மாதிரி நில மேம்பாட்டாளர்கள்',
    'company.email: office@theni.example',
    'company.mapQuery: ',
    'people.jointDirectors.0.name: Sample Joint Director 2',
    'people.jointDirectors.0.name: மாதிரி இணை இயக்குநர் 2',
    'people.jointDirectors.0.phone: +91 00000 00012',
  ]);
});
