export interface Position {
  line: number;
  column: number;
}

export interface Problem extends Position {
  file: string;
  reason: string;
}

export type Report = (at: Position, reason: string) => void;

/** The ruleset cannot be used: it is wrong, or it uses something that this runtime does not know. */
export class RulesLoadError extends Error {
  override name = 'RulesLoadError';
  problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.problems = problems;
  }
}

/** Thrown while parsing, where going on would only produce follow-up errors. */
export class SyntaxProblem extends Error {
  override name = 'SyntaxProblem';
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

/** The public reference does not say what the value would be, so this runtime does not guess. */
export class UndocumentedError extends EvaluationError {
  override name = 'UndocumentedError';
}

export function formatProblem({ file, line, column, reason }: Problem): string {
  return `${file}:${line}:${column}: ${reason}`;
}
