import { createHash } from 'node:crypto';
import type { LayoutTexts } from '@theni/contract';
import { formCCode } from '../src/layouts/form-c-code.ts';

/** The Form-C QR code as a file, which its page and the cards share. */
export function formCFile(
  layout: Pick<LayoutTexts, 'registration'>,
): { address: string; svg: string } | undefined {
  const svg = formCCode(layout);
  if (!svg) return undefined;
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 12);
  return { address: `/assets/form-c-${hash}.svg`, svg };
}

/** With the addresses of these files, as the words name them. */
export function withQrCodes<Each extends { Project: LayoutTexts }>(
  layouts: Each[],
): (Each & { qr: string | undefined })[] {
  return layouts.map((each) => ({ ...each, qr: formCFile(each.Project)?.address }));
}
