/** A pattern that is wrong, or whose meaning in RE2 this runtime cannot reproduce. */
export class RegexProblem extends Error {
  override name = 'RegexProblem';
}

interface Piece {
  source: string;
  /** Repeating it could make JavaScript's backtracking explode where RE2 stays linear. */
  open: boolean;
}

// RE2: . is anything but \n, \s has no vertical tab and no Unicode; JavaScript differs in both.
const translations: Record<string, string> = {
  s: '[\\t\\n\\f\\r ]',
  S: '[^\\t\\n\\f\\r ]',
  d: '[0-9]',
  D: '[^0-9]',
  w: '[0-9A-Za-z_]',
  W: '[^0-9A-Za-z_]',
};
const controlEscapes = 'fnrtv';
const maxRepeat = 1000;
const maxOpenRepeat = 1;

/**
 * Turns an RE2 pattern (https://github.com/google/re2/wiki/Syntax) into the source of an equal
 * JavaScript pattern. Supported: literals, classes, groups, alternatives, repetition, ^, $ and a
 * leading (?i) or (?s). All else is refused.
 */
export function translateRegex(pattern: string): { source: string; flags: string } {
  const flags = /^\(\?([is]+)\)/.exec(pattern);
  const parser = new RegexParser(pattern.slice(flags?.[0].length ?? 0), flags?.[1] ?? '');
  const { source } = parser.parseWhole();
  return { source, flags: flags?.[1]?.includes('i') ? 'iu' : 'u' };
}

class RegexParser {
  #rest: string;
  #ignoreCase: boolean;
  #dot: string;

  constructor(pattern: string, flags: string) {
    this.#rest = pattern;
    this.#ignoreCase = flags.includes('i');
    this.#dot = flags.includes('s') ? '[^]' : '[^\\n]';
  }

  parseWhole(): Piece {
    const piece = this.#parseAlternatives();
    if (this.#rest !== '') throw new RegexProblem('unmatched ) in the pattern');
    return piece;
  }

  #take(expected: RegExp): string | undefined {
    const text = expected.exec(this.#rest)?.[0];
    if (text !== undefined) this.#rest = this.#rest.slice(text.length);
    return text;
  }

  #parseAlternatives(): Piece {
    let piece = this.#parseSequence();
    while (this.#take(/^\|/) !== undefined) {
      piece = { source: `${piece.source}|${this.#parseSequence().source}`, open: true };
    }
    return piece;
  }

  #parseSequence(): Piece {
    const sequence: Piece = { source: '', open: false };
    while (this.#rest !== '' && !/^[|)]/.test(this.#rest)) {
      const piece = this.#parseRepeated();
      sequence.source += piece.source;
      sequence.open ||= piece.open;
    }
    return sequence;
  }

  #parseRepeated(): Piece {
    const piece = this.#parseOne();
    const repeat = this.#take(/^(?:[*+?]|\{[0-9]+(?:,[0-9]*)?\})\??/);
    if (repeat === undefined) return piece;
    if (/^[*+?{]/.test(this.#rest)) throw new RegexProblem(`repetition of a repetition ${repeat}`);
    if (piece.source === '^' || piece.source === '$') {
      throw new RegexProblem(`repetition of ${piece.source}`);
    }
    const [least, most] = repeatBounds(repeat);
    if (most > maxOpenRepeat && piece.open) {
      throw new RegexProblem(
        'a repeated group with alternatives or repetition inside may take exponential time here',
      );
    }
    return { source: piece.source + repeat, open: piece.open || least !== most };
  }

  #parseOne(): Piece {
    if (this.#take(/^\((?:\?:|(?!\?))/) !== undefined) return this.#parseGroup();
    if (this.#rest.startsWith('(')) {
      throw new RegexProblem(`${this.#rest.slice(0, 4)}… is not supported (RE2 has no lookaround)`);
    }
    if (this.#take(/^\[/) !== undefined) return { source: this.#parseClass(), open: false };
    if (this.#take(/^\./) !== undefined) return { source: this.#dot, open: false };
    const anchor = this.#take(/^[\^$]/);
    if (anchor !== undefined) return { source: anchor, open: false };
    if (/^[*+?{}\]]/.test(this.#rest)) {
      throw new RegexProblem(`unexpected ${this.#rest[0]} in the pattern`);
    }
    return { source: this.#parseCharacter(false), open: false };
  }

  #parseGroup(): Piece {
    const inner = this.#parseAlternatives();
    if (this.#take(/^\)/) === undefined) throw new RegexProblem('missing ) in the pattern');
    return { source: `(?:${inner.source})`, open: inner.open };
  }

  #parseClass(): string {
    let source = this.#take(/^\^/) === undefined ? '[' : '[^';
    if (/^[\]-]/.test(this.#rest)) throw new RegexProblem('write \\] or \\- in a class');
    while (this.#take(/^\]/) === undefined) {
      if (this.#rest === '') throw new RegexProblem('missing ] in the pattern');
      if (this.#rest.startsWith('[')) throw new RegexProblem('write \\[ in a class');
      if (this.#take(/^-(?=\])/) !== undefined) source += '\\-';
      else source += this.#parseClassItem();
    }
    return `${source}]`;
  }

  #parseClassItem(): string {
    const first = this.#parseCharacter(true);
    if (this.#take(/^-(?!\])/) === undefined) return first;
    const last = this.#parseCharacter(true);
    if (first.startsWith('[') || last.startsWith('[')) throw new RegexProblem('range of a class');
    return `${first}-${last}`;
  }

  #parseCharacter(inClass: boolean): string {
    if (this.#take(/^\\/) === undefined) {
      const [character] = this.#rest;
      if (character === undefined) throw new RegexProblem('the pattern ends too early');
      this.#rest = this.#rest.slice(character.length);
      return escapeLiteral(character);
    }
    const [letter] = this.#rest;
    if (letter === undefined) throw new RegexProblem('the pattern ends with a backslash');
    this.#rest = this.#rest.slice(letter.length);
    if (controlEscapes.includes(letter)) return `\\${letter}`;
    const translated = Object.hasOwn(translations, letter) ? translations[letter] : undefined;
    if (translated === undefined) {
      if (/[^!-/:-@[-`{-~]/.test(letter)) throw new RegexProblem(`\\${letter} is not supported`);
      return escapeLiteral(letter);
    }
    if (this.#ignoreCase && /w/i.test(letter)) {
      throw new RegexProblem(`\\${letter} under (?i) is not supported`);
    }
    if (!inClass) return translated;
    if (translated.startsWith('[^')) throw new RegexProblem(`\\${letter} inside a class`);
    return translated.slice(1, -1);
  }
}

function escapeLiteral(character: string): string {
  return /[\\^$.*+?()[\]{}|/-]/.test(character)
    ? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
    : character;
}

function repeatBounds(repeat: string): [number, number] {
  const counts = /^\{([0-9]+)(,?)([0-9]*)\}/.exec(repeat);
  if (counts === null) {
    return [repeat.startsWith('+') ? 1 : 0, repeat.startsWith('?') ? 1 : Number.POSITIVE_INFINITY];
  }
  const least = Number(counts[1]);
  const most = counts[2] === '' ? least : Number(counts[3] || Number.POSITIVE_INFINITY);
  if (least > most || least > maxRepeat || (Number.isFinite(most) && most > maxRepeat)) {
    throw new RegexProblem(`repetition ${repeat} is out of range`);
  }
  return [least, most];
}
