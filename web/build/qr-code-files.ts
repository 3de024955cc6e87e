import { createHash } from 'node:crypto';
import type { LayoutTexts } from '@theni/contract';
import { formCCode, qrCode } from '../src/layouts/qr-code.ts';
import type { ShownLayout } from '../src/words/shown-layout.ts';

interface CodeFile {
  address: string;
  svg: string;
}

/** The Form-C QR code as a file, which its page and the cards share. */
export function formCFile(layout: Pick<LayoutTexts, 'registration'>): CodeFile | undefined {
  const svg = formCCode(layout);
  return svg ? codeFile('form-c', svg) : undefined;
}

/** On paper the page's own address is a code too. */
export function addressCodeFile({ address }: Pick<ShownLayout, 'address'>): CodeFile {
  return codeFile('address', qrCode(address));
}

function codeFile(name: string, svg: string): CodeFile {
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 12);
  return { address: `/assets/${name}-${hash}.svg`, svg };
}

/** With the addresses of these files, as the words name them. */
export function withQrCodes<Each extends { Layout: LayoutTexts }>(
  layouts: Each[],
): (Each & { qr: string | undefined })[] {
  return layouts.map((each) => ({ ...each, qr: formCFile(each.Layout)?.address }));
}
