import { textOf } from './sheet-rows.ts';

/** A list of five hundred plots has a hundredth of it. */
const FILE_MAX_BYTES = 5_000_000;
const PART_MAX_BYTES = 30_000_000;

/**
 * Reads the first sheet of an Excel workbook (`.xlsx`): a ZIP archive of XML documents, ECMA-376.
 * @returns its rows as a spreadsheet copies them; a day as '2026-01-12'
 * @throws when it is no workbook, is locked with a password, or is too large
 */
export async function readWorkbook(file: Blob): Promise<string> {
  if (file.size > FILE_MAX_BYTES) throw new Error('The file is too large.');
  const part = partsOf(await file.arrayBuffer());
  const workbook = await part('xl/workbook.xml');
  const links = await part('xl/_rels/workbook.xml.rels');
  const id = elements(workbook, 'sheet')[0]?.getAttributeNS(RELATIONSHIPS, 'id');
  const link = elements(links, 'Relationship').find((one) => one.getAttribute('Id') === id);
  const target = link?.getAttribute('Target') ?? 'worksheets/sheet1.xml';
  const sheet = await part(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  const strings = elements(await part('xl/sharedStrings.xml'), 'si').map(textIn);
  const isDay = dayStylesIn(await part('xl/styles.xml'));
  const rows: string[][] = [];
  for (const cell of elements(sheet, 'c')) {
    const { row, column } = placeOf(cell.getAttribute('r') ?? '');
    rows[row] ??= [];
    rows[row][column] = cellText(cell, strings, isDay);
  }
  return textOf(Array.from(rows, (cells) => Array.from(cells ?? [], (cell) => cell ?? '')));
}

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function elements(part: ParentNode, name: string): Element[] {
  return [...(part as Document | Element).getElementsByTagNameNS('*', name)];
}

/** The words of a text, each `<t>` in a style of its own, without how they are pronounced. */
function textIn(element: Element): string {
  return elements(element, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('');
}

/** 'C12' → row 11, column 2 */
function placeOf(reference: string): { row: number; column: number } {
  const [, letters = '', digits] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  if (column === 0) throw new Error(`${reference} is no place of a cell.`);
  return { row: Number(digits) - 1, column: column - 1 };
}

function cellText(cell: Element, strings: string[], isDay: (style: number) => boolean): string {
  const [value] = elements(cell, 'v');
  const written = value?.textContent ?? '';
  switch (cell.getAttribute('t')) {
    case 's':
      return strings[Number(written)] ?? '';
    case 'inlineStr':
      return textIn(cell);
    case null:
    case 'n':
      if (written === '') return '';
      if (isDay(Number(cell.getAttribute('s')))) return dayText(Number(written));
      // 3.00 cents may be stored as 2.9999999999999996.
      return String(Math.round(Number(written) * 1000) / 1000);
    default:
      return written;
  }
}

/** Days are counted from the end of 1899. */
function dayText(days: number): string {
  const day = new Date(Date.UTC(1899, 11, 30) + days * 86_400_000);
  return Number.isNaN(day.getTime()) ? String(days) : day.toISOString().slice(0, 10);
}

/** The formats of days that have no code of their own in the file: ECMA-376, 18.8.30. */
const DAY_FORMATS = [14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47];

/** @returns whether a cell of a style is shown as a day or a time */
function dayStylesIn(styles: ParentNode): (style: number) => boolean {
  const codes = new Map(
    elements(styles, 'numFmt').map((one) => [
      Number(one.getAttribute('numFmtId')),
      // Without its colours, its words and its currency.
      (one.getAttribute('formatCode') ?? '').replace(/\[[^\]]*\]|"[^"]*"|\\./g, ''),
    ]),
  );
  const [formats] = elements(styles, 'cellXfs');
  const days = elements(formats ?? styles, 'xf').map((one) => {
    const format = Number(one.getAttribute('numFmtId'));
    return DAY_FORMATS.includes(format) || /[dmyhs]/i.test(codes.get(format) ?? '');
  });
  return (style) => days[style] === true;
}

/**
 * The parts of a ZIP archive (APPNOTE.TXT of PKWARE, 4.3), found by its directory at the end.
 * @returns reads one of them; an empty document for one that is not there
 */
function partsOf(archive: ArrayBuffer): (name: string) => Promise<Document> {
  const view = new DataView(archive);
  let end = archive.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) throw new Error('The file is no workbook.');
  const entries = new Map<string, { at: number; length: number; isDeflated: boolean }>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(new Uint8Array(archive, at + 46, nameLength));
    if (view.getUint32(at + 24, true) > PART_MAX_BYTES) throw new Error(`${name} is too large.`);
    const local = view.getUint32(at + 42, true);
    entries.set(name, {
      at: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
      length: view.getUint32(at + 20, true),
      isDeflated: view.getUint16(at + 10, true) === 8,
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return async (name) => {
    const entry = entries.get(name);
    const xml = entry ? await inflated(archive, entry) : '<none/>';
    const read = new DOMParser().parseFromString(xml, 'application/xml');
    if (read.querySelector('parsererror')) throw new Error(`${name} cannot be read.`);
    return read;
  };
}

function inflated(
  archive: ArrayBuffer,
  { at, length, isDeflated }: { at: number; length: number; isDeflated: boolean },
): Promise<string> {
  const packed = new Blob([new Uint8Array(archive, at, length)]);
  if (!isDeflated) return packed.text();
  return new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
