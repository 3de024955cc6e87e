import { command } from './command.ts';
import { runInOrder } from './run.ts';

/** `npm run test:long`: what `npm test` does in small numbers, in large ones. Prints its figures. */
const LONG_TESTS = [
  'functions/src/messages/no-lead-lost.test.ts',
  'functions/src/messages/bad-bodies.test.ts',
  'functions/src/any-request.test.ts',
  'functions/src/messages/limits-hold.test.ts',
  'emulators/storage-rules/intended-policy.test.ts',
  'emulators/storage-rules/robustness.test.ts',
];

process.env.TEST_LONG = '1';
await command(async () => {
  runInOrder([['vitest', 'run', '--project', 'unit', '--silent=false', ...LONG_TESTS]]);
});
