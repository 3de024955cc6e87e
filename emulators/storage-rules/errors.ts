export interface Position {
  line: number;
  column: number;
}

export interface Diagnostic extends Position {
  file: string;
  reason: string;
}

export type Report = (at: Position, reason: string) => void;

/** The ruleset cannot be used: it is wrong, or it uses something that this runtime does not know. */
export class RulesLoadError extends Error {
  override name = 'RulesLoadError';
  diagnostics: Diagnostic[];

  constructor(diagnostics: Diagnostic[]) {
    super(diagnostics.map(formatDiagnostic).join('\n'));
    this.diagnostics = diagnostics;
  }
}

/** Thrown while parsing, where going on would only produce follow-up errors. */
export class RulesSyntaxError extends Error {
  override name = 'RulesSyntaxError';
  at: Position;

  constructor(at: Position, reason: string) {
    super(reason);
    this.at = at;
  }
}

/** An error value of the rules language: `&&` and `||` may absorb it, otherwise the request is denied. */
export class EvaluationError extends Error {
  override name = 'EvaluationError';
}

export function formatDiagnostic({ file, line, column, reason }: Diagnostic): string {
  return `${file}:${line}:${column}: ${reason}`;
}
