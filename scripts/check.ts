import { command, runInOrder, Stages } from './command.ts';

/** `npm run check` runs every part, also after one has failed. */
const PARTS: Record<string, string[]> = {
  'format and lint': ['biome', 'check', '--error-on-warnings', '.'],
  types: ['tsc', '-p', 'tsconfig.json'],
  'types of the pages': ['tsc', '-p', 'web/tsconfig.json'],
};

await command(async () => {
  const stages = new Stages();
  for (const [name, part] of Object.entries(PARTS))
    await stages.run(name, () => runInOrder([part]));
  stages.end();
});
