import sharp from 'sharp';
import { segment, withSegments } from '../../functions/test/corpus/jpeg-parts.ts';
import { chunk, withChunks } from '../../functions/test/corpus/png-parts.ts';
import { BLUE, MARK, PLACE, type SampleFile } from './sample-files.ts';

const TEXT = Buffer.from(`${MARK} ${PLACE}`);

/** JPEGs and PNGs that any decoder takes, with the mark wherever a segment or a chunk has room for it. */
export async function photosWithMarks(): Promise<SampleFile[]> {
  const drawing = sharp({ create: { width: 64, height: 48, channels: 3, background: BLUE } });
  const jpeg = await drawing.clone().withIccProfile('srgb').jpeg().toBuffer();
  const png = await drawing.png().toBuffer();
  const exif = await drawing
    .jpeg()
    .withExif({ IFD0: { Copyright: MARK } })
    .toBuffer();
  const text = TEXT.toString();
  return [
    file('jfif.jpg', withSegments(jpeg, segment(0xe0, `JFIF\0\x01\x02\0\0\x01\0\x01\0\0${text}`))),
    file('adobe.jpg', withSegments(jpeg, segment(0xee, `Adobe\0\x64\0\0\0\0\x01${text}`))),
    file('profile.jpg', withSlackInProfile(jpeg)),
    file('exif.jpg', exif),
    file('comment.jpg', withSegments(jpeg, segment(0xfe, text))),
    file('behind.jpg', Buffer.concat([jpeg, TEXT])),
    file('text.png', withChunks(png, chunk('tEXt', `Comment\0${text}`))),
    file('palette.png', withChunks(png, chunk('sPLT', `${MARK}\0\x08${'\0'.repeat(6)}`))),
    file('exif.png', withChunks(png, chunk('eXIf', `MM\0*\0\0\0\x08\0\0${text}`))),
    file('own.png', withChunks(png, chunk('gpSa', text))),
    file('behind.png', Buffer.concat([png, TEXT])),
  ];
}

/** Behind the profile that the first ICC segment holds. */
function withSlackInProfile(jpeg: Buffer): Buffer {
  const start = jpeg.indexOf('ICC_PROFILE\0') - 4;
  const length = jpeg.readUInt16BE(start + 2);
  const end = start + 2 + length;
  const profile = segment(0xe2, Buffer.concat([jpeg.subarray(start + 4, end), TEXT]));
  return Buffer.concat([jpeg.subarray(0, start), profile, jpeg.subarray(end)]);
}

function file(name: string, buffer: Buffer): SampleFile {
  return { name, mimeType: '', buffer };
}
