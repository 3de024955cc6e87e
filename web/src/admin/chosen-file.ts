import {
  type FileType,
  PHOTO_MAX_BYTES,
  VIDEO_MAX_BYTES,
  VIDEO_TYPE,
} from '@theni/contract/limits';
import { adminText } from '../content/admin.ts';

/** Specification §5. */
export const ACCEPT = '.jpeg,.jpg,.png,.mp4';

const TYPES: Record<string, FileType> = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: VIDEO_TYPE,
};

/** Storage takes names to 1,024 bytes, path included; four bytes is the longest character. */
const NAME_MAX_CHARACTERS = 120;
const MEGABYTE = 1024 * 1024;

/** By its name's extension. @returns undefined for a type that is not taken */
export function fileTypeOf(name: string): FileType | undefined {
  return TYPES[extensionOf(name)];
}

/** What is wrong with the chosen file, in words for the admin. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const { wrongType, emptyFile, tooLarge } = adminText.panel;
  const type = fileTypeOf(name);
  if (!type) return wrongType;
  if (size === 0) return emptyFile;
  const maxBytes = type === VIDEO_TYPE ? VIDEO_MAX_BYTES : PHOTO_MAX_BYTES;
  return size > maxBytes ? tooLarge(maxBytes / MEGABYTE) : undefined;
}

/** The original name, made fit for a path: no slashes or control characters, not too long. */
export function objectNameOf(name: string): string {
  const extension = extensionOf(name);
  const stem = name
    .slice(0, -extension.length - 1)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}/\\]+/gu, '-');
  const kept = Array.from(stem).slice(0, NAME_MAX_CHARACTERS).join('');
  return `${kept || 'file'}.${extension}`;
}

function extensionOf(name: string): string {
  return (/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase();
}
