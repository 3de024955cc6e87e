import type { DOCUMENT_TYPE, FileType } from '@theni/contract/limits';

/**
 * As it stands in an address, where a Tamil letter takes nine characters. Storage would take more; its emulator keeps
 * uploads under their whole address, which must fit into one file name of 255 bytes, and ends when it does not.
 */
const MAX_ENCODED_LENGTH = 130;

type StoredType = FileType | typeof DOCUMENT_TYPE;

/** What storage.rules take for each type; the first is given when the name has another. */
const EXTENSIONS: Record<StoredType, [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'video/mp4': ['mp4'],
  'application/pdf': ['pdf'],
};

/**
 * Slashes and control characters; what Cloud Storage advises against
 * (https://docs.cloud.google.com/storage/docs/objects#naming); and %, which its emulator decodes twice, and ends.
 */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}/\\#?*%[\]]+/gu;

/** The original name, made fit for one step of a path. */
export function objectNameOf(name: string, type: StoredType): string {
  const [, stem = name, ending = ''] = /^(.*)\.([^.]+)$/su.exec(name) ?? [];
  const extension = ending.toLowerCase();
  const [usual] = EXTENSIONS[type];
  const kept = cut(stem.normalize('NFC').replace(FORBIDDEN_CHARACTERS, '-'));
  return `${kept || 'file'}.${EXTENSIONS[type].includes(extension) ? extension : usual}`;
}

/** Between two characters, never in the middle of one. */
function cut(stem: string): string {
  let kept = '';
  let length = 0;
  for (const character of stem) {
    length += encodeURIComponent(character).length;
    if (length > MAX_ENCODED_LENGTH) break;
    kept += character;
  }
  return kept;
}
