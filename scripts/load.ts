import { parseArgs } from 'node:util';
import { seed } from '../emulators/src/seed.ts';
import { startFreshSuite, suiteEnvironment } from '../emulators/src/with-suite.ts';
import { command } from './command.ts';
import { type Count, Counts } from './load/counts.ts';
import { memoryOfStack } from './load/memory.ts';
import { administrate, type Load, send, visit } from './load/people.ts';
import { runInOrder } from './run.ts';

const MEMORY_SAMPLES = 10;

/**
 * `npm run load`: visitors who ask as fast as they are answered, people who send messages, and an admin who uploads,
 * changes and deletes, on the local stack. Prints rates, times and memory; fails on any answer of 500 or more, and when
 * the stores are not whole afterwards.
 */
await command(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      visitors: { type: 'string', default: '6' },
    },
  });
  runInOrder([['npm', 'run', '--silent', 'build']]);
  const suite = await startFreshSuite('load');
  try {
    await seed(suite.ports);
    Object.assign(process.env, suiteEnvironment(suite.ports));
    const counts = new Counts();
    const seconds = Number(values.minutes) * 60;
    const load: Load = {
      ports: suite.ports,
      counts,
      until: Date.now() + seconds * 1000,
      accepted: [],
    };
    const visitors = Array.from({ length: Number(values.visitors) }, () => visit(load));
    const memory = memoryOfStack(load.until, MEMORY_SAMPLES);
    await Promise.all([...visitors, send(load), administrate(load)]);
    report(counts.all(), await memory, seconds);

    const { productionDependencies } = await import('../functions/src/production-dependencies.ts');
    const { inconsistencies } = await import('../functions/src/testing/inconsistencies.ts');
    const found = await inconsistencies(productionDependencies(), load.accepted);
    const failed = counts.all().filter(({ failures }) => failures > 0);
    for (const { call, failures } of failed) console.error(`${call}: ${failures} failed`);
    for (const fault of found) console.error(fault);
    process.exitCode = found.length + failed.length > 0 ? 1 : 0;
  } finally {
    await suite.stop();
  }
});
process.exit();

function report(all: Count[], memory: Map<string, string[]>, seconds: number): void {
  console.log('| call | answers | a second | p50 ms | p99 ms | failed |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const { call, answers, p50, p99, failures } of all) {
    const rate = (answers / seconds).toFixed(1);
    console.log(`| ${call} | ${answers} | ${rate} | ${p50} | ${p99} | ${failures} |`);
  }
  console.log('\nProcesses and the MiB of one, over the time:');
  for (const [name, series] of memory) console.log(`${name}: ${series.join(' ')}`);
}
