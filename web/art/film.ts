import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { toSvg } from './kit/svg.ts';
import { film, filmGround, filmMoment, panAt } from './scenes/film.ts';

const { width, height, panorama, seconds, framesPerSecond } = film;
const encoding =
  '-c:v libx264 -preset slower -tune animation -crf 23 -pix_fmt yuv420p -movflags +faststart -threads 1 -fflags +bitexact -flags:v +bitexact -map_metadata -1';

async function frameAt(ground: Buffer, moment: number): Promise<Buffer> {
  const moving = await sharp(Buffer.from(toSvg(filmMoment(moment))))
    .png({ compressionLevel: 1 })
    .toBuffer();
  const whole = await sharp(ground, { raw: { width: panorama, height, channels: 3 } })
    .composite([{ input: moving }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(whole, { raw: { width: panorama, height, channels: 3 } })
    .extract({ left: panAt(moment), top: 0, width, height })
    .raw()
    .toBuffer();
}

/** Renders the frames and hands them to ffmpeg one by one; nothing is kept on disk but the film and its poster. */
export async function renderFilm(filmPath: string, posterPath: string): Promise<void> {
  const ground = await sharp(Buffer.from(toSvg(filmGround())))
    .removeAlpha()
    .raw()
    .toBuffer();
  const input = `-y -loglevel error -f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${framesPerSecond} -i -`;
  const ffmpeg = spawn('ffmpeg', [...`${input} ${encoding}`.split(' '), filmPath], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'close');
  const frames = Math.round(seconds * framesPerSecond);
  let last: Buffer = Buffer.alloc(0);
  for (let frame = 0; frame < frames; frame++) {
    // The last second stands still.
    last = await frameAt(ground, Math.min(1, frame / (frames - framesPerSecond)));
    if (!ffmpeg.stdin.write(last)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`);
  await sharp(last, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(posterPath);
}
