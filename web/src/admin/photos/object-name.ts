import type { DOCUMENT_TYPE, FileType } from '@theni/contract/limits';

/**
 * As it stands in an address, where a Tamil letter takes nine characters. Storage would take more; its emulator keeps
 * uploads under their whole address, which must fit into one file name of 255 bytes, and ends when it does not.
 */
const MAX_ENCODED_LENGTH = 130;

/** What storage.rules take for each type. */
const EXTENSIONS: Record<FileType | typeof DOCUMENT_TYPE, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
  'application/pdf': 'pdf',
};

/**
 * Slashes and control characters; what Cloud Storage advises against
 * (https://docs.cloud.google.com/storage/docs/objects#naming); and %, which its emulator decodes twice, and ends.
 */
const FORBIDDEN_CHARACTERS = /[\p{Cc}\p{Cs}/\\#?*%[\]]+/gu;

/** The original name, made fit for one step of a path. */
export function objectNameOf(name: string, type: keyof typeof EXTENSIONS): string {
  const stem = name
    .replace(/\.[^.]*$/su, '')
    .normalize('NFC')
    .replace(FORBIDDEN_CHARACTERS, '-');
  let kept = '';
  for (const character of stem) {
    if (encodeURIComponent(kept + character).length > MAX_ENCODED_LENGTH) break;
    kept += character;
  }
  return `${kept || 'file'}.${EXTENSIONS[type]}`;
}
