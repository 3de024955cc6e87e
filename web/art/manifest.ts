export interface Rendered {
  name: string;
  widths: readonly number[];
  width: number;
  height: number;
  color: string;
}

/** heroTall is drawn into hero-tall-480.avif and so on. */
export function fileName(slot: string): string {
  return slot.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The module that Vite reads for one drawn picture; one file per slot, so that a page loads only its own addresses. */
export function manifestModule({ name, widths, width, height, color }: Rendered): string {
  const file = fileName(name);
  const imports = widths.flatMap((at) =>
    ['avif', 'webp'].map((format) => `import ${format}${at} from './${file}-${at}.${format}?no-inline';`),
  );
  const srcset = (format: string) => `\`${widths.map((at) => `\${${format}${at}} ${at}w`).join(', ')}\``;
  const middle = widths[Math.min(1, widths.length - 1)];
  return `// Written by web/art/render.ts; a photo takes this picture's place in ../pictures.ts.

import type { Picture } from '../picture.ts';
${imports.join('\n')}

export const ${name}: Picture = {
  width: ${width},
  height: ${height},
  color: '${color}',
  avif: ${srcset('avif')},
  webp: ${srcset('webp')},
  src: webp${middle},
};
`;
}
