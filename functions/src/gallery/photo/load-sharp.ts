export async function loadSharp() {
  // Loaded here: libvips is large, and only an upload needs it.
  const { default: sharp } = await import('sharp');
  // No picture is drawn twice, so what libvips would keep of the last one is only memory.
  sharp.cache(false);
  return sharp;
}
