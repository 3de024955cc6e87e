/** The rules cannot be used: they are wrong, or use something that this evaluator does not know. */
export class RulesLoadError extends Error {
  override name = 'RulesLoadError';
  line: number;
  column: number;

  constructor(source: string, offset: number, reason: string) {
    super(reason);
    const lines = source.slice(0, offset).split('\n');
    this.line = lines.length;
    this.column = (lines.at(-1) ?? '').length + 1;
  }
}

/** `&&` and `||` may absorb it, otherwise the request is denied. */
export class EvaluationError extends Error {
  override name = 'EvaluationError';
}
