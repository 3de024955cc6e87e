import { RulesLoadError } from './errors.ts';
import { loadRules, type Ruleset } from './ruleset.ts';
import { decodeValue } from './values.ts';

export interface Reply {
  id: number;
  status: 'ok';
  result?: { rulesVersion: number } | { permit: boolean };
  errors: string[];
  warnings: string[];
}

interface Action {
  id: number;
  action: string;
  context: unknown;
}

/** Printed first: firebase-tools waits for this id before it sends anything. */
export const readyReply: Reply = { id: -1, status: 'ok', errors: [], warnings: [] };

/** Answers the lines of one firebase-tools process; keeps the rulesets that were loaded by name. */
export class RulesProtocol {
  #rulesets = new Map<string, Ruleset>();

  /** Throws only when the line has no id, because then there is nobody to answer. */
  respond(line: string): Reply {
    const action = parseAction(line);
    // Any status but 'ok' makes firebase-tools drop the reply and wait for ever.
    const reply: Reply = { id: action.id, status: 'ok', errors: [], warnings: [] };
    try {
      if (action.action === 'load_ruleset') this.#load(action, reply);
      else if (action.action === 'verify') this.#verify(action, reply);
      else reply.errors.push(`The rules runtime does not know the action ${action.action}.`);
    } catch (error) {
      reply.errors.push(`The rules runtime failed: ${String(error)}`);
    }
    return reply;
  }

  #load(action: Action, reply: Reply): void {
    const context = asObject(action.context);
    const { files } = asObject(context.source);
    const [file, ...others] = Array.isArray(files) ? files : [];
    if (others.length > 0) throw new Error('only one rules file at a time is supported');
    const { name, content } = asObject(file);
    try {
      this.#rulesets.set(asText(context.rulesetName), loadRules(asText(content)));
      reply.result = { rulesVersion: 2 };
    } catch (error) {
      if (!(error instanceof RulesLoadError)) throw error;
      reply.errors.push(toIssue(asText(name), error));
    }
  }

  #verify(action: Action, reply: Reply): void {
    const context = asObject(action.context);
    const ruleset = this.#rulesets.get(asText(context.rulesetName));
    if (ruleset === undefined) throw new Error(`no ruleset named ${asText(context.rulesetName)}`);
    const { request, resource } = asObject(context.variables);
    const { permit } = ruleset({
      service: asText(context.service),
      path: asText(context.path),
      method: asText(context.method),
      request: decodeValue(request),
      resource: decodeValue(resource),
    });
    reply.result = { permit };
  }
}

// The shape that firebase-tools takes apart to print "<reason> in <file>:<line>".
function toIssue(file: string, { message, line, column }: RulesLoadError): string {
  return JSON.stringify({
    description_: message,
    severity_: 'ERROR',
    sourcePosition_: { fileName_: file, line_: line, column_: column },
  });
}

function parseAction(line: string): Action {
  const { id, action, context } = asObject(JSON.parse(line));
  if (typeof id !== 'number') throw new Error('a request without an id');
  return { id, action: String(action), context };
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  throw new Error('expected an object');
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Error('expected a string');
}
