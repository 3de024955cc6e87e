/** A row of more signs is left out: nobody types so much of one plot. */
export const ROW_MAX_LENGTH = 500;

export interface SheetRow {
  /** Counted from 1, as a spreadsheet does. */
  line: number;
  cells: string[];
}

/**
 * Parts a text, as spreadsheets copy and save it, into rows and cells: RFC 4180, with the tab, the
 * semicolon or the comma that its first lines have. Each sign is looked at once, and a quote that
 * is not closed within a row's length is a sign like others.
 */
export function rowsOf(text: string): SheetRow[] {
  const separator = separatorOf(text);
  const rows: SheetRow[] = [];
  let cells: string[] = [];
  let line = 1;
  let at = 0;
  while (at <= text.length) {
    const cell = cellAt(text, at, separator);
    cells.push(cell.text.trim());
    at = cell.end;
    const isRowsEnd = at >= text.length || text[at] !== separator;
    if (isRowsEnd) {
      rows.push({ line, cells });
      cells = [];
      line += 1;
      if (text[at] === '\r' && text[at + 1] === '\n') at += 1;
    }
    at += 1;
  }
  return rows;
}

/** The reverse of `rowsOf`. */
export function textOf(rows: string[][]): string {
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n');
}

function quoted(cell: string): string {
  return /[\t\r\n",;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function separatorOf(text: string): string {
  const start = text.slice(0, 10 * ROW_MAX_LENGTH);
  if (start.includes('\t')) return '\t';
  const count = (sign: string) => start.split(sign).length;
  return count(';') > count(',') ? ';' : ',';
}

function cellAt(text: string, start: number, separator: string): { text: string; end: number } {
  return quotedCell(text, start, separator) ?? plainCell(text, start, separator);
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
  return sign === separator || sign === '\n' || sign === '\r';
}
