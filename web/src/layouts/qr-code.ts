import type { Layout } from '@theni/contract';
import { renderSVG } from 'uqr';

/** The QR code of TNRERA Form C, as SVG; undefined for a layout that needs no registration. */
export function formCCode({ registration }: Pick<Layout, 'registration'>): string | undefined {
  const { exemption, formC } = registration;
  return exemption === '' && formC ? qrCode(formC) : undefined;
}

/** A QR code as SVG, black on white, as readers want it. */
export function qrCode(text: string): string {
  return renderSVG(text, { ecc: 'M', border: 2 });
}
