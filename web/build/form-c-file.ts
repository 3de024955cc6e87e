import { createHash } from 'node:crypto';
import type { ProjectTexts } from '@theni/contract';
import { formCCode } from '../src/projects/form-c-code.ts';

/** The Form-C QR code as a file, which its page and the cards share. */
export function formCFile(
  project: Pick<ProjectTexts, 'registration'>,
): { address: string; svg: string } | undefined {
  const svg = formCCode(project);
  if (!svg) return undefined;
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 12);
  return { address: `/assets/form-c-${hash}.svg`, svg };
}

/** With the addresses of these files, as the words name them. */
export function withCodes<Each extends { Project: ProjectTexts }>(
  projects: Each[],
): (Each & { qr: string | undefined })[] {
  return projects.map((each) => ({ ...each, qr: formCFile(each.Project)?.address }));
}
