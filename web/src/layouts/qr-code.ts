import type { Layout } from '@theni/contract';
import { encode, renderSVG } from 'uqr';

const OPTIONS = { ecc: 'M', border: 2 } as const;

/** The address that the QR code of TNRERA Form C holds; undefined without a need to register. */
export function formCAddress({ registration }: Pick<Layout, 'registration'>): string | undefined {
  const { exemption, formC } = registration;
  return exemption === '' && formC ? formC : undefined;
}

/** @returns the `data:` URL of a QR code as SVG, black on white, as readers want it */
export function qrCodeDataUrl(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, OPTIONS))}`;
}

/** @returns by row and column whether a module of the QR code is black */
export function qrCodeModules(text: string): boolean[][] {
  return encode(text, OPTIONS).data;
}
