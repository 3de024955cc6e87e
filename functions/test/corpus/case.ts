import type { FileType } from '@theni/contract';

/** What is hidden in files of the corpus; nothing that a visitor can download may hold it. */
export const SECRET = 'freeGPS N10.0104E77.4768';

/** What comes out. */
export interface Accepted {
  Width: number;
  Height: number;
  /** Widths of the variants; those of a photo's own size, unless told. */
  variants?: number[];
  /** Colour of the upper left corner, as the visitor sees it: red, green and blue, each 0 to 255. */
  corner?: [number, number, number];
}

/** One file, and what its post must lead to. */
export interface Case {
  what: string;
  type: FileType;
  bytes: () => Promise<Buffer>;
  /** Accepted with these facts, or refused for a reason that the admin reads. */
  outcome: Accepted | RegExp;
}

export function jpeg(what: string, bytes: Case['bytes'], outcome: Case['outcome']): Case {
  return { what, type: 'image/jpeg', bytes, outcome };
}

export function png(what: string, bytes: Case['bytes'], outcome: Case['outcome']): Case {
  return { what, type: 'image/png', bytes, outcome };
}
