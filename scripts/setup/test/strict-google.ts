import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import known from './gcloud-commands.json' with { type: 'json' };

/*
 * Refuses, in tests, commands that Google's tools do not have and what Google refuses of them.
 * `GCLOUD=1 npx vitest run --project unit scripts/setup.test.ts -u` asks the gcloud of this machine
 * again.
 */

/** Each gcloud command with its own flags; one that takes a value ends with `=`. */
const COMMANDS: Record<string, string> = known;
const WIDE_FLAGS = ['--project=', '--format=', '--quiet'];

/** https://docs.cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts/create */
const ACCOUNT_ID = /^[a-z][-a-z0-9]{4,28}[a-z0-9]$/;
/** https://docs.cloud.google.com/iam/docs/principal-identifiers */
const MEMBER = /^(serviceAccount|user):[a-z0-9][-a-z0-9.]*@[a-z0-9-]+(\.[a-z0-9-]+)+$/;
/** https://docs.cloud.google.com/service-usage/docs/reference/rest/v1/services/batchEnable */
const SERVICES_AT_ONCE = 20;

const tools = createRequire(import.meta.url);

/** @throws when no such tool, command or flag exists, or Google would refuse a value */
export function refuseWrongCommand([tool, ...args]: string[]): void {
  if (tool === 'firebase') refuseWrongFirebase(args);
  else refuseWrongGcloud(args);
}

function refuseWrongGcloud(args: string[]): void {
  const name = Object.keys(COMMANDS)
    .filter((command) => `${args.join(' ')} `.startsWith(`${command} `))
    .sort((a, b) => b.length - a.length)[0];
  if (name === undefined) throw new Error(`Invalid choice: gcloud ${args.join(' ')}`);
  const flags = [...WIDE_FLAGS, ...(COMMANDS[name] ?? '').split(' ').filter(Boolean)];
  const { positionals: words, values } = readArguments(args.slice(name.split(' ').length), flags);
  if (name === 'services enable' && words.length > SERVICES_AT_ONCE)
    throw new Error(`Cannot enable ${words.length} services at once.`);
  if (name === 'iam service-accounts create' && !ACCOUNT_ID.test(words[0] ?? ''))
    throw new Error(`The account ID "${words[0]}" does not have a length between 6 and 30.`);
  const { member } = values as { member?: string };
  if (member !== undefined && !MEMBER.test(member)) throw new Error(`Invalid member (${member}).`);
}

function refuseWrongFirebase([name = '', ...args]: string[]): void {
  const { command } = tools(`firebase-tools/lib/commands/${name.replaceAll(':', '-')}.js`);
  const own: string[] = command.options.map(([flag]: [string]) => flag.split(', ').at(-1));
  const flags = own.map((flag) => flag.replace(/ [<[].*/, '='));
  readArguments(args, [...flags, '--project=', '--json', '--config=']);
}

/** @throws for a flag that is unknown, or has no value and wants one */
function readArguments(args: string[], flags: string[]) {
  const options = flags.map((flag) => {
    const type = flag.endsWith('=') ? ('string' as const) : ('boolean' as const);
    return [flag.replace(/^--|=$/g, ''), { type }];
  });
  return parseArgs({ args, options: Object.fromEntries(options), allowPositionals: true });
}

/** The same table as the gcloud of this machine has it. */
export function commandsOfGcloud(): Record<string, string> {
  return Object.fromEntries(
    Object.keys(COMMANDS).map((command) => {
      const help = spawnSync('gcloud', [...command.split(' '), '--help'], { encoding: 'utf8' });
      const [, form = ''] =
        /SYNOPSIS([\s\S]*?)\n\n/.exec(stripVTControlCharacters(help.stdout)) ?? [];
      const flags = form.match(/--[a-z-]+=?/g) ?? [];
      return [command, [...new Set(flags)].sort().join(' ')];
    }),
  );
}
