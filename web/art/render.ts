/**
 * Draws every picture of the site into web/src/pictures.
 *   node web/art/render.ts               all of them
 *   node web/art/render.ts hero road3    only these
 */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { renderIcons } from './icons.ts';
import { toSvg } from './kit/svg.ts';
import { fileName, manifestModule, type Rendered } from './manifest.ts';
import { slots } from './slots.ts';

const out = fileURLToPath(new URL('../src/pictures/drawn/', import.meta.url));

async function dominantColor(svg: Buffer): Promise<string> {
  const { dominant } = await sharp(svg).resize(64).removeAlpha().stats();
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

async function renderSlot(name: string): Promise<Rendered> {
  const slot = slots[name];
  if (!slot) throw new Error(`No picture is called "${name}". Known: ${Object.keys(slots).join(', ')}`);
  const drawing = slot.draw();
  const svg = Buffer.from(toSvg(drawing));
  const largest = Math.max(...slot.widths);
  // Drawn once at double size and reduced, so that fine survey lines keep an even weight.
  const master = await sharp(svg, { density: (72 * largest * 1.5) / drawing.width })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const width of slot.widths) {
    const picture = sharp(master.data, { raw: master.info }).resize(width);
    await picture
      .clone()
      .avif({ quality: 46, effort: 6, chromaSubsampling: '4:2:0' })
      .toFile(join(out, `${fileName(name)}-${width}.avif`));
    await picture
      .clone()
      .webp({ quality: 70, effort: 6, smartSubsample: true })
      .toFile(join(out, `${fileName(name)}-${width}.webp`));
  }
  return {
    name,
    widths: slot.widths,
    width: largest,
    height: Math.round((largest * drawing.height) / drawing.width),
    color: await dominantColor(svg),
  };
}

async function removeStale(): Promise<void> {
  const wanted = new Set(
    Object.entries(slots).flatMap(([name, { widths }]) => [
      `${fileName(name)}.ts`,
      ...widths.flatMap((width) => [`${fileName(name)}-${width}.avif`, `${fileName(name)}-${width}.webp`]),
    ]),
  );
  for (const file of await readdir(out)) {
    if (!wanted.has(file)) await rm(join(out, file));
  }
}

async function weights(name: string): Promise<string> {
  const sizes = await Promise.all(
    (slots[name]?.widths ?? []).map(async (width) => {
      const kilobytes = async (format: string) => ((await stat(join(out, `${fileName(name)}-${width}.${format}`))).size / 1024).toFixed(1);
      return `${width}: ${await kilobytes('avif')}/${await kilobytes('webp')}`;
    }),
  );
  return `${name.padEnd(14)} avif/webp KB  ${sizes.join('   ')}`;
}

await mkdir(out, { recursive: true });
const names = process.argv.slice(2).filter((name) => name !== 'icons');
for (const name of names.length || process.argv.length > 2 ? names : Object.keys(slots)) {
  const rendered = await renderSlot(name);
  await writeFile(join(out, `${fileName(name)}.ts`), manifestModule(rendered));
  console.log(await weights(name));
}
if (process.argv.length === 2 || process.argv.includes('icons')) await renderIcons();
await removeStale();
