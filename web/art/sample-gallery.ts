/**
 * Draws the twelve sample items that the local stack starts with, into emulators/sample-gallery.
 *   node web/art/sample-gallery.ts            all
 *   node web/art/sample-gallery.ts pictures   all but the film (which needs ffmpeg)
 */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { renderFilm } from './film.ts';
import { ink } from './kit/palette.ts';
import { type Drawing, toSvg } from './kit/svg.ts';
import { cutaway } from './scenes/cutaway.ts';
import { foundation, tower, villa } from './scenes/gallery.ts';
import { compound, dusk, layoutGate, morning, rollers } from './scenes/gallery-land.ts';
import { planDrawing } from './scenes/plan-drawing.ts';
import { uthamapalayam } from './scenes/towns.ts';
import { andipatti, cumbum } from './scenes/towns-land.ts';

const out = fileURLToPath(new URL('../../emulators/sample-gallery/', import.meta.url));

interface Sample {
  file: string;
  poster?: string;
  Location: string;
  /** The specification's values to the letter; 'Consturction ' keeps its trailing space. */
  Service: 'Plots and Approvals' | 'Consturction ' | 'Road Work' | '2d,3d plans';
  draw?: () => Drawing;
  width?: number;
}

const samples: readonly Sample[] = [
  { file: 'house-with-balcony.jpg', Location: 'Theni', Service: 'Consturction ', draw: villa, width: 1600 },
  { file: 'layout-gate.jpg', Location: 'Periyakulam', Service: 'Plots and Approvals', draw: layoutGate, width: 2000 },
  { file: 'road-rollers.jpg', Location: 'Gudalur', Service: 'Road Work', draw: rollers, width: 2000 },
  { file: 'floor-plan.png', Location: 'Theni', Service: '2d,3d plans', draw: planDrawing, width: 1600 },
  { file: 'plots-and-road.mp4', poster: 'plots-and-road.jpg', Location: 'Theni', Service: 'Road Work' },
  { file: 'foundation.jpg', Location: 'Chinnamanur', Service: 'Consturction ', draw: foundation, width: 1800 },
  { file: 'compound-wall.jpg', Location: 'Andipatti', Service: 'Plots and Approvals', draw: compound, width: 2000 },
  {
    file: 'home-cut-open.png',
    Location: 'Periyakulam',
    Service: '2d,3d plans',
    draw: () => ({ width: 1600, height: 1067, body: cutaway(1600, 1067) }),
    width: 1800,
  },
  { file: 'four-floors.jpg', Location: 'Bodinayakanur', Service: 'Consturction ', draw: tower, width: 1600 },
  {
    file: 'tar-road.jpg',
    Location: 'Cumbum',
    Service: 'Road Work',
    draw: () => cumbum({ width: 1350, vanishX: 760, seed: 643, skyline: 'near', colors: dusk }),
    width: 2400,
  },
  {
    file: 'plots-by-the-windmills.png',
    Location: 'Andipatti',
    Service: 'Plots and Approvals',
    draw: () => andipatti({ width: 1500, seed: 647, skyline: 'gap', sun: [0.6, 0.4], colors: morning }),
    width: 1600,
  },
  {
    file: 'tiled-house.jpg',
    Location: 'Uthamapalayam',
    Service: 'Consturction ',
    draw: () => uthamapalayam({ seed: 659, skyline: 'bluff', sun: [0.62, 0.44], colors: dusk }),
    width: 2000,
  },
];

async function render({ file, draw, width = 1600 }: Sample): Promise<void> {
  if (!draw) return;
  const drawing = draw();
  const picture = sharp(Buffer.from(toSvg(drawing)), { density: (72 * width) / drawing.width })
    .resize(width)
    .flatten({ background: ink.paper });
  const encoded = file.endsWith('.png')
    ? picture.png({ palette: true, colours: 128, dither: 0, effort: 9 })
    : picture.jpeg({ quality: 80, mozjpeg: true });
  await encoded.toFile(join(out, file));
}

await mkdir(out, { recursive: true });
for (const sample of samples) await render(sample);
if (!process.argv.includes('pictures')) await renderFilm(join(out, 'plots-and-road.mp4'), join(out, 'plots-and-road.jpg'));
await writeFile(
  join(out, 'sample-gallery.json'),
  `${JSON.stringify(
    samples.map(({ file, poster, Location, Service }) => ({ file, ...(poster && { poster }), Location, Service })),
    null,
    2,
  )}\n`,
);
for (const { file, poster } of samples) {
  for (const name of poster ? [file, poster] : [file])
    console.log(name.padEnd(28), `${((await stat(join(out, name))).size / 1024).toFixed(0)} KB`);
}
