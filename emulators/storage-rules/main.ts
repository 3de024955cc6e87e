import type { Readable, Writable } from 'node:stream';
import { loadRules, type Ruleset } from './rules.ts';
import { RulesLoadError } from './tokens.ts';
import { EvaluationError, Opaque, type Value } from './values.ts';

interface Reply {
  id: number;
  status: 'ok';
  result?: { rulesVersion: number } | { permit: boolean };
  errors: string[];
  warnings: string[];
}

/** firebase-tools waits for this id before it sends anything. */
const READY = -1;

/**
 * Answers firebase-tools until `input` ends. A line is a JSON object; `output` has replies alone.
 */
export async function runRulesRuntime(
  input: Readable = process.stdin,
  output: Writable = process.stdout,
  log: Writable = process.stderr,
): Promise<void> {
  const rulesets = new Map<string, Ruleset>();
  const send = (reply: Reply) => output.write(`${JSON.stringify(reply)}\n`);
  send({ id: READY, status: 'ok', errors: [], warnings: [] });
  for await (const line of linesOf(input)) {
    if (line.trim() === '') continue;
    try {
      send(respond(line, rulesets));
    } catch (error) {
      log.write(`The rules runtime skipped a line that it cannot read: ${String(error)}\n`);
    }
  }
}

/** `readline` splits at U+2028 and U+2029 too, which texts in JSON may contain. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** @throws only when the line has no id: then no reply can be sent */
function respond(line: string, rulesets: Map<string, Ruleset>): Reply {
  const { id, action, context } = asObject(JSON.parse(line));
  if (typeof id !== 'number') throw new Error('a request without an id');
  // Any status but 'ok' makes firebase-tools drop the reply and wait for ever.
  const reply: Reply = { id, status: 'ok', errors: [], warnings: [] };
  try {
    if (action === 'load_ruleset') load(asObject(context), reply, rulesets);
    else if (action === 'verify') reply.result = { permit: verify(asObject(context), rulesets) };
    else reply.errors.push(`The rules runtime does not know the action ${action}.`);
  } catch (error) {
    reply.errors.push(`The rules runtime failed: ${String(error)}`);
  }
  return reply;
}

function load(context: Fields, reply: Reply, rulesets: Map<string, Ruleset>): void {
  const { files } = asObject(context.source);
  const [file] = Array.isArray(files) ? files : [];
  const { name, content } = asObject(file);
  try {
    rulesets.set(String(context.rulesetName), loadRules(String(content)));
    reply.result = { rulesVersion: 2 };
  } catch (error) {
    if (!(error instanceof RulesLoadError)) throw error;
    // firebase-tools parses this message, and prints "<reason> in <file>:<line>".
    const { message, line, column } = error;
    const sourcePosition_ = { fileName_: name, line_: line, column_: column };
    reply.errors.push(
      JSON.stringify({ description_: message, severity_: 'ERROR', sourcePosition_ }),
    );
  }
}

function verify(context: Fields, rulesets: Map<string, Ruleset>): boolean {
  const ruleset = rulesets.get(String(context.rulesetName));
  if (!ruleset) throw new Error(`no ruleset named ${context.rulesetName}`);
  const { request, resource } = asObject(context.variables);
  return ruleset({
    service: String(context.service),
    path: String(context.path),
    method: String(context.method),
    request: decodeValue(request),
    resource: decodeValue(resource),
  }).permit;
}

/** firebase-tools writes a value with one key that names the type: `{int_value: 3}`. */
function decodeValue(typed: unknown): Value {
  const [[type, content] = [], ...others] = Object.entries(asObject(typed));
  if (others.length > 0) throw unreadable(typed);
  switch (type) {
    case 'null_value':
      return null;
    case 'bool_value':
      if (typeof content === 'boolean') return content;
      break;
    case 'string_value':
      if (typeof content === 'string') return content;
      break;
    case 'float_value':
      if (typeof content === 'number') return content;
      break;
    case 'int_value':
      // Beyond 2^53 the JSON parser has lost digits.
      if (typeof content === 'number' && Number.isSafeInteger(content)) return content;
      break;
    case 'map_value': {
      const fields = Object.entries(asObject(asObject(content).fields ?? {}));
      return new Map(fields.map(([key, value]) => [key, decodeValue(value)]));
    }
    case 'list_value':
    case 'path_value':
    case 'timestamp_value':
      return new Opaque();
  }
  throw unreadable(typed);
}

type Fields = Record<string, unknown>;

function asObject(value: unknown): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw unreadable(value);
}

function unreadable(found: unknown): EvaluationError {
  return new EvaluationError(`cannot read the value ${JSON.stringify(found)?.slice(0, 80)}`);
}
