import { isIP } from 'node:net';

export interface EmulatorArguments {
  host: string;
  port: number;
  projectId: string;
  seedFromExport: string | undefined;
  /** What was given and has no effect here, one line each. */
  notes: string[];
}

const WITHOUT_EFFECT = new Set([
  'websocket_port',
  'webchannel_port',
  'rules',
  'single_project_mode',
  'functions_emulator',
]);

/** Reads what firebase-tools passes to its Firestore emulator: `--name value`, or `--name=value`. */
export function parseEmulatorArguments(args: readonly string[]): EmulatorArguments {
  const { values, notes } = splitArguments(args);
  for (const name of values.keys()) {
    if (!KNOWN_ARGUMENTS.has(name) && !WITHOUT_EFFECT.has(name)) {
      notes.push(`ignores the unknown argument --${name}`);
    }
  }
  const edition = values.get('database-edition') ?? 'standard';
  if (edition !== 'standard') {
    throw new Error(`The Firestore stand-in knows the standard edition only, not "${edition}".`);
  }
  return {
    host: loopbackHost(values.get('host') ?? '127.0.0.1', notes),
    port: parsePort(values.get('port') ?? '8080'),
    projectId: values.get('project_id') ?? 'demo-project',
    seedFromExport: values.get('seed_from_export'),
    notes,
  };
}

const KNOWN_ARGUMENTS = new Set([
  'host',
  'port',
  'project_id',
  'seed_from_export',
  'database-edition',
]);

function splitArguments(args: readonly string[]): { values: Map<string, string>; notes: string[] } {
  const values = new Map<string, string>();
  const notes: string[] = [];
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] as string;
    const [, name, joined] = /^--([^=]+)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name === undefined) {
      notes.push(`ignores the unknown argument ${arg}`);
      continue;
    }
    const next = args[index + 1];
    const takesNext = joined === undefined && next !== undefined && !next.startsWith('--');
    values.set(name, joined ?? (takesNext ? next : 'true'));
    index += takesNext ? 1 : 0;
  }
  return { values, notes };
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port ${text} is not a port number.`);
  }
  return port;
}

/** The stand-in has no access control to speak of, so it is never open to the network. */
function loopbackHost(host: string, notes: string[]): string {
  const name = host === 'localhost' ? '127.0.0.1' : host;
  if (name === '::1' || (isIP(name) === 4 && name.startsWith('127.'))) {
    return name;
  }
  notes.push(`listens on 127.0.0.1: --host ${host} is not an address of this machine alone`);
  return '127.0.0.1';
}
