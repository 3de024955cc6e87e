import { expect, test } from 'vitest';
import { AdminApiError, RejectedFileError, TemporaryError } from '../api/errors.ts';
import { contentFileErrorText, isFileRefused } from './upload-content-file.ts';

test.each([
  new RejectedFileError('This is not a PDF.'),
  new AdminApiError(422, 'The photo is damaged.'),
])('a file that is refused is not sent again: %s', (error) => {
  expect(isFileRefused(error)).toBe(true);
  expect(contentFileErrorText(error)).toBe(error.message);
});

test.each([
  [new TemporaryError('no line'), 'the connection may be weak'],
  [new AdminApiError(500, 'Something broke.'), 'Something broke.'],
])(
  'a file that was not refused can be sent again, and the fault is called what it is: %s',
  (error, fault) => {
    expect(isFileRefused(error)).toBe(false);
    expect(contentFileErrorText(error)).toContain(fault);
  },
);
