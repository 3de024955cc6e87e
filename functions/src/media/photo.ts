/** The size at which a photo is shown, upright. @returns undefined when the bytes are no picture */
export async function readPhoto(
  bytes: Buffer,
): Promise<{ Width: number; Height: number } | undefined> {
  // Loaded here: libvips is large, and only an upload needs it.
  const { default: sharp } = await import('sharp');
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { Width: autoOrient.width, Height: autoOrient.height };
  } catch {
    return undefined;
  }
}
