import sharp, { type Sharp } from 'sharp';

/** What is hidden in files; nothing that a visitor can download may hold it. */
export const SECRET = 'freeGPS N10.0104E77.4768';

export const RED: [number, number, number] = [200, 30, 30];
const BLUE = '#1e3cc8';

/** Blue with a red upper left quarter, so that every way of turning it shows. */
export function picture(width = 60, height = 40): Sharp {
  const corner = Math.round(width / 2);
  const red = { width: corner, height: Math.round(height / 2), channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
    { input: { create: { ...red, background: '#c81e1e' } }, left: 0, top: 0 },
  ]);
}

/** The picture as a camera stores it that says "turn by this" (Exif orientation 1 to 8). */
export async function stored(orientation: number): Promise<Sharp> {
  const upright = await picture().png().toBuffer();
  const turned = async (degrees: number) => sharp(await sharp(upright).rotate(degrees).toBuffer());
  switch (orientation) {
    case 2:
      return sharp(upright).flop();
    case 3:
      return turned(180);
    case 4:
      return sharp(upright).flip();
    case 5:
      return (await turned(90)).flop();
    case 6:
      return turned(270);
    case 7:
      return (await turned(270)).flop();
    case 8:
      return turned(90);
    default:
      return sharp(upright);
  }
}

/** Exif of a phone: the place as numbers, and a text that is easy to find. */
export function withLocationMetadata(image: Sharp, secret: string, orientation = 1): Sharp {
  return image.withMetadata({ orientation }).withExifMerge({
    IFD0: { ImageDescription: secret },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '10/1 0/1 37/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '77/1 28/1 36/1',
    },
  });
}
