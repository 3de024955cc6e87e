import type { FileType } from '@theni/contract/limits';

/** Storage takes 1,024 bytes for the whole path; four bytes is the longest character. */
const MAX_CHARACTERS = 120;

/** What storage.rules take for each type; the first is given when the name has another. */
const EXTENSIONS: Record<FileType, [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'video/mp4': ['mp4'],
};

/** The original name, made fit for one step of a path: no slashes or control characters, not too long. */
export function objectNameOf(name: string, type: FileType): string {
  const [, stem = name, ending = ''] = /^(.*)\.([^.]+)$/su.exec(name) ?? [];
  const extension = ending.toLowerCase();
  const [usual] = EXTENSIONS[type];
  const fit = stem.normalize('NFC').replace(/[\p{Cc}\p{Cs}/\\]+/gu, '-');
  const kept = Array.from(fit).slice(0, MAX_CHARACTERS).join('');
  return `${kept || 'file'}.${EXTENSIONS[type].includes(extension) ? extension : usual}`;
}
