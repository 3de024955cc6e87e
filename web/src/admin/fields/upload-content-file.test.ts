import { expect, test } from 'vitest';
import { AdminApiError, ConnectionError, RejectedFileError } from '../api/errors.ts';
import { contentFileErrorText, isFileRefused } from './upload-content-file.ts';

test.each([
  new RejectedFileError('This is not a PDF.'),
  new AdminApiError(422, 'The photo is damaged.'),
])('a file that is refused is not sent again: %s', (error) => {
  expect(isFileRefused(error)).toBe(true);
  expect(contentFileErrorText(error)).toBe(error.message);
});

test.each([new ConnectionError('no line'), new AdminApiError(500, 'Something broke.')])(
  'a file that was not refused can be sent again: %s',
  (error) => {
    expect(isFileRefused(error)).toBe(false);
    expect(contentFileErrorText(error)).toContain('Please try again.');
  },
);
