import { expect, test } from 'vitest';
import { AdminApiError, RejectedFileError, TemporaryError } from '../api/errors.ts';
import { failureOf } from './uploads.ts';

test.each([
  new RejectedFileError('This is not a PDF.'),
  new AdminApiError(422, 'The photo is damaged.'),
])('a file that is refused is not sent again: %s', (error) => {
  expect(failureOf(error)).toEqual({ reason: error.message, mayTryAgain: false });
});

test.each([
  [new TemporaryError('no line'), 'the connection may be weak'],
  [new AdminApiError(500, 'Something broke.'), 'Something broke.'],
])(
  'a file that was not refused can be sent again, and the fault is called what it is: %s',
  (error, fault) => {
    const reason = expect.stringContaining(fault);
    expect(failureOf(error)).toEqual({ reason, mayTryAgain: true });
  },
);
