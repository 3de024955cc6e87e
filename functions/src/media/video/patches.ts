import { Transform } from 'node:stream';

/** Bytes of a file that are overwritten with as many others, so that nothing behind them moves. */
export interface Patch {
  start: number;
  end: number;
  /** Zeros, unless given. */
  text?: string;
}

/** Passes a file on with its patches applied, piece by piece. */
export function patching(patches: Patch[]): Transform {
  let position = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const bytes = Buffer.from(chunk);
      for (const { start, end, text } of patches) {
        const from = Math.max(start, position);
        const to = Math.min(end, position + bytes.length);
        for (let at = from; at < to; at += 1) {
          bytes[at - position] = text ? text.charCodeAt(at - start) : 0;
        }
      }
      position += bytes.length;
      done(null, bytes);
    },
  });
}

/** A box becomes free space of the same length. */
export function blank(box: { start: number; content: number; end: number }): Patch[] {
  return [
    { start: box.start + 4, end: box.start + 8, text: 'free' },
    { start: box.content, end: box.end },
  ];
}
