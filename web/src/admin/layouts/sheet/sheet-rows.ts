/** A row of more signs is left out: nobody types so much of one plot. */
export const ROW_MAX_LENGTH = 500;

export interface SheetRow {
  /** Counted from 1, as a spreadsheet does. */
  line: number;
  cells: string[];
}

/**
 * Parts a text, as spreadsheets copy and save it, into rows and cells: RFC 4180, with the tab, the
 * semicolon or the comma that its first lines have. A quote that is not closed within a row's
 * length is a sign like others. A row that is too long is one cell, as it stands, so that whoever
 * reads cells never gets many of one row, or a long one.
 */
export function rowsOf(text: string): SheetRow[] {
  const separator = separatorOf(text);
  const rows: SheetRow[] = [];
  for (let at = 0; at <= text.length; ) {
    const { cells, end } = rowAt(text, at, separator);
    rows.push({ line: rows.length + 1, cells });
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
  }
  return rows;
}

function rowAt(text: string, start: number, separator: string): { cells: string[]; end: number } {
  const cells: string[] = [];
  for (let at = start; ; at += 1) {
    const cell = quotedCell(text, at, separator) ?? plainCell(text, at, separator);
    at = cell.end;
    if (at - start <= ROW_MAX_LENGTH) cells.push(cell.text.trim());
    // Spreadsheets copy empty cells without number.
    else if (cell.text.trim() !== '') return longRow(text, start, at);
    if (text[at] !== separator) return { cells, end: at };
  }
}

function longRow(text: string, start: number, readTo: number) {
  let end = readTo;
  while (end < text.length && !isRowsEnd(text[end])) end += 1;
  return { cells: [text.slice(start, end)], end };
}

/** The reverse of `rowsOf`. */
export function textOf(rows: string[][]): string {
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n');
}

function quoted(cell: string): string {
  if (cell.length > ROW_MAX_LENGTH) return cell;
  return /[\t\r\n",;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function separatorOf(text: string): string {
  const start = text.slice(0, 10 * ROW_MAX_LENGTH);
  if (start.includes('\t')) return '\t';
  const count = (sign: string) => start.split(sign).length;
  return count(';') > count(',') ? ';' : ',';
}

function plainCell(text: string, start: number, separator: string) {
  let end = start;
  while (end < text.length && !isCellsEnd(text[end], separator)) end += 1;
  return { text: text.slice(start, end), end };
}

function quotedCell(text: string, start: number, separator: string) {
  let at = start;
  while (text[at] === ' ') at += 1;
  if (text[at] !== '"') return undefined;
  let read = '';
  for (at += 1; at < text.length && at - start <= ROW_MAX_LENGTH; at += 1) {
    if (text[at] !== '"') read += text[at];
    else if (text[at + 1] === '"') {
      read += '"';
      at += 1;
    } else {
      let end = at + 1;
      while (text[end] === ' ') end += 1;
      const isWhole = end >= text.length || isCellsEnd(text[end], separator);
      return isWhole ? { text: read, end } : undefined;
    }
  }
  return undefined;
}

function isCellsEnd(sign: string | undefined, separator: string): boolean {
  return sign === separator || isRowsEnd(sign);
}

function isRowsEnd(sign: string | undefined): boolean {
  return sign === '\n' || sign === '\r';
}
