import { expect, test } from 'vitest';
import { BrokenMp4, stripMp4 } from './strip-mp4.ts';

const PLACE = '+10.0104+077.4768/';

test('descriptive boxes become free ones of the same length, so that nothing moves', async () => {
  const film = [
    box('ftyp', text('isom')),
    box('mdat', text('pictures')),
    box('moov', box('mvhd', text('head')), track('vide', [], box('udta', text(PLACE))), place()),
    box('uuid', text(PLACE)),
    box('free', text('end')),
  ].flat();
  const stripped = await strip(film);
  expect(stripped).toHaveLength(film.length);
  expect(textOf(stripped)).not.toContain(PLACE);
  expect(textOf(stripped)).not.toMatch(/udta|uuid|xyz/);
  expect(textOf(stripped)).toContain('pictures');
  expect(differences(film, stripped)).toBeGreaterThan(0);
  const untouched = film.length - differences(film, stripped);
  expect(untouched).toBeGreaterThan(textOf(film).indexOf('udta'));
});

test('the GPS log of an action camera goes, its index and its samples', async () => {
  const start = box('ftyp', text('isom'));
  const samples = text('picture1gps:10.01gps:77.47picture2');
  const log = track('meta', [
    box('stco', [0, 0, 0, 0], number(1), number(start.length + 8 + 8)),
    box('stsc', [0, 0, 0, 0], number(1), number(1), number(2), number(1)),
    box('stsz', [0, 0, 0, 0], number(9), number(2)),
  ]);
  const stripped = textOf(await strip([...start, ...box('mdat', samples), ...box('moov', log)]));
  expect(stripped).not.toContain('gps:');
  expect(stripped).toContain('picture1');
  expect(stripped).toContain('picture2');
});

test('a film whose index stands first, and whose last box has no length, is read', async () => {
  const open = box('mdat', text('pictures'));
  open.splice(0, 4, 0, 0, 0, 0);
  const film = [...box('ftyp', text('isom')), ...box('moov', place()), ...open];
  expect(textOf(await strip(film))).toContain('pictures');
  expect(textOf(await strip(film))).not.toContain(PLACE);
});

test('what follows the last whole box is cut off', async () => {
  const film = [...box('ftyp', text('isom')), ...box('moov', box('mvhd', text('head')))];
  expect(await strip([...film, 0, 0, 0xff, 0xff, ...text(PLACE)])).toEqual(film);
});

test('a file without an index is refused', async () => {
  await expect(strip(text('<html>no film</html>'))).rejects.toThrow(BrokenMp4);
  await expect(strip(box('ftyp', text('isom')))).rejects.toThrow(BrokenMp4);
});

async function strip(film: number[]): Promise<number[]> {
  const stripped = await stripMp4(new Blob([Uint8Array.from(film)]));
  return [...new Uint8Array(await stripped.arrayBuffer())];
}

function place(): number[] {
  return box('udta', box('\xa9xyz', text(PLACE)));
}

function track(handler: string, tables: number[][], ...more: number[][]): number[] {
  const head = box('hdlr', number(0), number(0), text(handler));
  return box('trak', box('mdia', head, box('minf', box('stbl', ...tables))), ...more);
}

function box(type: string, ...content: number[][]): number[] {
  const bytes = content.flat();
  return [...number(bytes.length + 8), ...text(type), ...bytes];
}

function number(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}

function text(letters: string): number[] {
  return [...letters].map((letter) => letter.charCodeAt(0));
}

function textOf(bytes: number[]): string {
  return String.fromCharCode(...bytes);
}

function differences(a: number[], b: number[]): number {
  return a.filter((byte, index) => byte !== b[index]).length;
}
