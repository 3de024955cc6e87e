import type { Project } from '@theni/contract';
import { encode } from 'uqr';
import type { QrCode } from '../words/shown-project.ts';

/** Of Form C in the register; undefined for a project that needs no registration. */
export function formCCode({ registration }: Pick<Project, 'registration'>): QrCode | undefined {
  const { exemption, formC } = registration;
  return exemption === '' && formC ? qrCode(formC) : undefined;
}

/** As one line of width 1 through the middle of each row's black squares, each run told from the end of the one before it. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const rows = data.map((row, y) => {
    const squares = row.map((black) => (black ? '1' : '0')).join('');
    let end = 0;
    return Array.from(squares.matchAll(/1+/g), ({ 0: run, index }) => {
      const move = end === 0 ? `M${index} ${y}.5` : `m${index - end} 0`;
      end = index + run.length;
      return `${move}h${run.length}`;
    }).join('');
  });
  return { size, path: rows.join('') };
}
