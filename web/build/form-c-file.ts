import { createHash } from 'node:crypto';
import type { Project } from '@theni/contract';
import { formCCode } from '../src/projects/form-c-code.ts';
import type { QrCode } from '../src/words/shown-project.ts';

/** The Form-C QR code as a file, which cards share: in the words, each page would load the codes of all projects. */
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
