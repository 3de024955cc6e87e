import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ink } from './kit/palette.ts';
import { type MarkInks, markInks, markPaths } from './scenes/marks.ts';

const out = fileURLToPath(new URL('../src/pictures/icons/', import.meta.url));

function markSvg(inks: MarkInks, { ground = '', inset = 0, corner = 0 } = {}): string {
  const size = 32 + inset * 2;
  const plate = ground ? `<rect width="${size}" height="${size}" rx="${corner}" fill="${ground}"/>` : '';
  const mark = inset ? `<g transform="translate(${inset} ${inset})">${markPaths(inks)}</g>` : markPaths(inks);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${plate}${mark}</svg>\n`;
}

/** On a dark browser tab the ridge would vanish: it turns to the lighter water ink there. */
function faviconSvg(): string {
  const style = `<style>@media (prefers-color-scheme:dark){path:nth-of-type(2){fill:${ink.water}}}</style>`;
  return markSvg(markInks).replace('<path', `${style}<path`);
}

const onTeal: MarkInks = { sun: ink.turmeric, ridge: ink.paper, plots: ink.clay };
const single: MarkInks = { sun: 'currentColor', ridge: 'currentColor', plots: 'currentColor' };

export async function renderIcons(): Promise<void> {
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'favicon.svg'), faviconSvg());
  await writeFile(join(out, 'mark.svg'), markSvg(markInks));
  await writeFile(join(out, 'mark-on-dark.svg'), markSvg(onTeal));
  await writeFile(join(out, 'mark-one-colour.svg'), markSvg(single));
  const plate = (inset: number, corner: number) => Buffer.from(markSvg(onTeal, { ground: ink.teal, inset, corner }));
  const png = (svg: Buffer, size: number, file: string) =>
    sharp(svg, { density: (72 * size) / 44 })
      .resize(size, size)
      .png({ palette: true, colours: 64, effort: 10 })
      .toFile(join(out, file));
  await png(plate(6, 9), 192, 'icon-192.png');
  await png(plate(6, 9), 512, 'icon-512.png');
  // Maskable icons may lose everything outside a circle of 80 %.
  await png(plate(11, 0), 512, 'icon-maskable-512.png');
  await png(plate(6, 0), 180, 'apple-touch-icon.png');
  await png(Buffer.from(markSvg(markInks)), 32, 'favicon-32.png');
}
