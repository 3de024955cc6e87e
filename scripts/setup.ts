import { parseArgs } from 'node:util';
import { command } from './command.ts';
import { projectRefusals } from './deploy/refusals.ts';
import { setUp } from './deploy/set-up.ts';

/** `npm run setup -- --project <id>`: makes in a new project what can be made without the console, and says what is left. */
await command(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string', default: '' } } });
  const { project } = values;
  const [refusal] = projectRefusals(project);
  if (refusal) throw new Error(refusal);
  const left = await setUp(project);
  console.log(`\nLeft to do in the console:\n  ${left.join('\n  ')}`);
  console.log(`\nThen: npm run deploy -- --project ${project}`);
});
