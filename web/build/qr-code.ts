import type { Layout } from '@theni/contract';
import { encode } from 'uqr';

/** The QR code of TNRERA Form C, as SVG; undefined for a layout that needs no registration. */
export function formCCode({ registration }: Pick<Layout, 'registration'>): string | undefined {
  const { exemption, formC } = registration;
  return exemption === '' && formC ? qrCode(formC) : undefined;
}

/**
 * A QR code as SVG, black on white, as readers want it. A line of width 1 goes through the black
 * squares of each row; each run of them begins relative to the end of the one before.
 */
export function qrCode(text: string): string {
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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${rows.join('')}"/></svg>`;
}
