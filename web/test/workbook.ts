import { crc32, deflateRawSync } from 'node:zlib';

type Cell = string | number | { day: number };

/** An Excel workbook (ECMA-376) of one sheet, with its texts apart and a style for days. */
export function workbookOf(rows: Cell[][]): Buffer {
  const strings: string[] = [];
  const cell = (value: Cell, row: number, column: number) => {
    const at = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
    if (value === '') return '';
    if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`;
    if (typeof value === 'object') return `<c ${at} s="1"><v>${value.day}</v></c>`;
    return `<c ${at} t="s"><v>${strings.push(value) - 1}</v></c>`;
  };
  const sheet = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((one, column) => cell(one, row, column)).join('')}</row>`,
  );
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return zip({
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="Plots" sheetId="1" r:id="rId7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId7" Target="worksheets/sheet3.xml"/></Relationships>',
    'xl/worksheets/sheet3.xml': `<worksheet ${main}><sheetData>${sheet.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst ${main}>${strings.map((text) => `<si><r><t>${escaped(text)}</t></r></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet ${main}><cellXfs><xf numFmtId="0"/><xf numFmtId="16"/></cellXfs></styleSheet>`,
  });
}

/** A ZIP archive (APPNOTE.TXT of PKWARE, 4.3). */
function zip(parts: Record<string, string>): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const packed = deflateRawSync(text);
    const sizes = Buffer.alloc(26);
    sizes.writeUInt16LE(20, 0);
    sizes.writeUInt16LE(8, 4);
    sizes.writeUInt32LE(crc32(text), 10);
    sizes.writeUInt32LE(packed.length, 14);
    sizes.writeUInt32LE(Buffer.byteLength(text), 18);
    sizes.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), sizes, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), sizes, rest, Buffer.from(name)]),
    );
    local.push(file);
    offset += file.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, ...directory, end]);
}
