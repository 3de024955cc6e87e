import { createHash } from 'node:crypto';
import type { LayoutWithoutPlots } from '@theni/contract';
import type { LayoutPageData } from '../src/layouts/layout-page-data.ts';
import { formCCode, qrCode } from '../src/layouts/qr-code.ts';

/** The Form-C QR code as a file, which its page and the cards share. */
export function formCFile(layout: Pick<LayoutWithoutPlots, 'registration'>) {
  const svg = formCCode(layout);
  return svg ? codeFile('form-c', svg) : undefined;
}

/** The code of the page's own address, which its print carries. */
export function addressCodeFile({ address }: Pick<LayoutPageData, 'address'>) {
  return codeFile('address', qrCode(address));
}

function codeFile(name: string, svg: string) {
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 12);
  return { address: `/assets/${name}-${hash}.svg`, svg };
}

/** The layouts with the addresses of their Form-C codes. */
export function withQrCodes<Layout extends { fields: LayoutWithoutPlots }>(layouts: Layout[]) {
  return layouts.map((layout) => ({ ...layout, qr: formCFile(layout.fields)?.address }));
}
