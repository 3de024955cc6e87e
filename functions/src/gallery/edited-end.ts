/**
 * Where a film ends by its edit lists (ISO/IEC 14496-12, 8.6.6), in seconds: what stands behind it in the file was cut off.
 * Of a list with several parts the first one counts, because no more is copied. Undefined without a list.
 */
export function editedEnd(file: Uint8Array): number | undefined {
  const moov = boxesOf(viewOf(file), 'moov')[0];
  const header = moov && boxesOf(moov, 'mvhd')[0];
  if (!moov || !header) return undefined;
  const timescale = header.getUint32(header.getUint8(0) === 1 ? 20 : 12);
  const lists = boxesOf(moov, 'trak')
    .flatMap((track) => boxesOf(track, 'edts'))
    .flatMap((edits) => boxesOf(edits, 'elst'));
  const end = Math.max(0, ...lists.map(endOfFirstPart)) / timescale;
  return end > 0 ? end : undefined;
}

/** In units of the film. An empty part before it delays it. */
function endOfFirstPart(list: DataView): number {
  const isLong = list.getUint8(0) === 1;
  const rowBytes = isLong ? 20 : 12;
  let end = 0;
  for (let row = 0; row < list.getUint32(4); row += 1) {
    const at = 8 + row * rowBytes;
    end += isLong ? Number(list.getBigUint64(at)) : list.getUint32(at);
    if (list.getInt32(isLong ? at + 8 : at + 4) !== -1) break;
  }
  return end;
}

/** What is in the boxes of this name, one level deep. */
function boxesOf(parent: DataView, name: string): DataView[] {
  const found: DataView[] = [];
  for (let at = 0; at + 8 <= parent.byteLength; ) {
    const size = parent.getUint32(at);
    const isLong = size === 1;
    const length = isLong ? Number(parent.getBigUint64(at + 8)) : size || parent.byteLength - at;
    const head = isLong ? 16 : 8;
    if (length < head || at + length > parent.byteLength) break;
    const type = [4, 5, 6, 7].map((place) => parent.getUint8(at + place));
    if (String.fromCharCode(...type) === name)
      found.push(new DataView(parent.buffer, parent.byteOffset + at + head, length - head));
    at += length;
  }
  return found;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
