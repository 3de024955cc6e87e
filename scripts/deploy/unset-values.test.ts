import { expect, test } from 'vitest';
import * as edgeCases from '../../config/edge-cases.config.ts';
import * as sample from '../../config/sample.config.ts';
import { unsetValues } from './unset-values.ts';

const pathsOf = (lines: string[]) => lines.map((line) => line.split(': ')[0]);

test('a configuration that its owner has filled in is not refused', () => {
  expect(unsetValues(edgeCases)).toEqual([]);
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

test('a company without Google Analytics has no address of its reports, and no other value is optional', () => {
  const { admin } = edgeCases;
  expect(unsetValues({ ...edgeCases, admin: { ...admin, analyticsUrl: '' } })).toEqual([]);
  expect(unsetValues({ ...edgeCases, admin: { email: '', analyticsUrl: '' } })).toEqual([
    'admin.email: ',
  ]);
});

test('a value that is left is refused with blanks around it, and so is an empty one', () => {
  const { site, mail } = edgeCases;
  const left = { ...edgeCases, site: { ...site, url: ` ${sample.site.url}` } };
  expect(unsetValues({ ...left, mail: { ...mail, sender: ' ' } })).toEqual([
    `site.url: ${sample.site.url}`,
    'mail.sender: ',
  ]);
});
