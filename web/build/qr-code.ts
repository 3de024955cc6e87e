import { createHash } from 'node:crypto';
import type { Project } from '@theni/contract';
import { encode } from 'uqr';
import type { QrCode } from '../src/words/shown-project.ts';

/** Of Form C in the register; undefined for a project that needs no registration. */
export function formCCode({ registration }: Pick<Project, 'registration'>): QrCode | undefined {
  const { exemption, formC } = registration;
  return exemption === '' && formC ? qrCode(formC) : undefined;
}

/** The same as a file, which cards share: in the words, each page would load the codes of all projects. */
export function formCFile(
  project: Pick<Project, 'registration'>,
): { address: string; svg: string } | undefined {
  const code = formCCode(project);
  if (!code) return undefined;
  const svg = svgOf(code);
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 12);
  return { address: `/assets/form-c-${hash}.svg`, svg };
}

/** With the addresses of these files, as the words name them. */
export function withCodes<Each extends { Project: Project }>(
  projects: Each[],
): (Each & { qr: string | undefined })[] {
  return projects.map((each) => ({ ...each, qr: formCFile(each.Project)?.address }));
}

export function svgOf({ size, path }: QrCode): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`;
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
