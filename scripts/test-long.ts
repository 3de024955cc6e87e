import { randomInt } from 'node:crypto';
import { command, runInOrder } from './command.ts';

/**
 * `npm run test:long`: what `npm test` does in small numbers, in large ones and with other inputs each time. Prints its
 * figures; `TEST_SEED=<number>` tries the inputs of an earlier run again.
 */
const LONG_TESTS = [
  'functions/src/messages/no-lead-lost.test.ts',
  'functions/src/any-request.test.ts',
  'functions/src/documents/content.test.ts',
  'functions/src/messages/limits-hold.test.ts',
  'emulators/storage-rules/intended-policy.test.ts',
];

process.env.TEST_LONG = '1';
process.env.TEST_SEED ??= String(randomInt(2 ** 31));
console.log(`TEST_SEED=${process.env.TEST_SEED}`);
await command(async () => {
  await runInOrder([['vitest', 'run', '--project', 'unit', '--silent=false', ...LONG_TESTS]]);
});
