import '../config/use-sample.ts';
import { withSuite } from '../emulators/suite/with-suite.ts';
import { command, runInOrder } from './command.ts';

/** `npm run test:faults`: the mail service fails and processes are killed. Prints what was seen. */
const WITHOUT_STACK = ['functions/src/messages/no-lead-lost.test.ts'];
const ON_STACK = [
  'functions/src/gallery/interruptions.emulator.test.ts',
  'functions/src/gallery/two-tabs.emulator.test.ts',
];

await command(async () => {
  await runInOrder([
    ['npm', 'run', '--silent', 'build'],
    ['vitest', 'run', '--project', 'unit', ...WITHOUT_STACK],
  ]);
  await withSuite({ official: false }, async (run) => {
    await run(['vitest', 'run', '--project', 'emulator', ...ON_STACK]);
    await run(['vitest', 'run', '--project', 'faults', '--silent=false']);
  });
});
