import {
  type FileType,
  PHOTO_MAX_BYTES,
  VIDEO_MAX_BYTES,
  VIDEO_TYPE,
} from '@theni/contract/limits';
import { adminText } from '../../content/admin.ts';
import { type FileKind, fileKindOf, KIND_BYTES } from './file-kind.ts';

/** Specification §5. */
export const ACCEPT = '.jpeg,.jpg,.png,.mp4';

const MEGABYTE = 1024 * 1024;
const EXTENSIONS = ACCEPT.split(',');
const text = adminText.faults;

/** Why a file is not taken, in words for the admin. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
}

/**
 * Looks at the name, the size and the first bytes.
 * @throws {RefusedFile}
 */
export async function checkFile(file: File): Promise<FileType> {
  const extension = extensionOf(file.name);
  if (!EXTENSIONS.includes(extension)) throw new RefusedFile(refusalOfName(extension));
  if (file.size === 0) throw new RefusedFile(text.empty);
  const type = typeOf(await kindOf(file), extension);
  const maxBytes = type === VIDEO_TYPE ? VIDEO_MAX_BYTES : PHOTO_MAX_BYTES;
  if (file.size > maxBytes) {
    const refusal = type === VIDEO_TYPE ? text.largeVideo : text.largePhoto;
    throw new RefusedFile(refusal(maxBytes / MEGABYTE));
  }
  return type;
}

function extensionOf(name: string): string {
  return (/\.[^.]+$/.exec(name)?.[0] ?? '').toLowerCase();
}

function refusalOfName(extension: string): string {
  if (['.heic', '.heif'].includes(extension)) return text.heic;
  return ['.mov', '.qt'].includes(extension) ? text.quicktime : text.wrongType;
}

async function kindOf(file: File): Promise<FileKind> {
  try {
    return fileKindOf(new Uint8Array(await file.slice(0, KIND_BYTES).arrayBuffer()));
  } catch (cause) {
    throw new RefusedFile(text.notReadable, { cause });
  }
}

function typeOf(kind: FileKind, extension: string): FileType {
  switch (kind) {
    case 'heic':
      throw new RefusedFile(text.heic);
    case 'quicktime':
      throw new RefusedFile(text.quicktime);
    case 'other video':
      throw new RefusedFile(text.otherVideo);
    case 'unknown':
      throw new RefusedFile(extension === '.mp4' ? text.notVideo : text.notPhoto);
    default:
      return kind;
  }
}
