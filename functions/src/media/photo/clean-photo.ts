import type { FileType } from '@theni/contract';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';

export interface CleanPhoto {
  /** The same picture to the last pixel, without anything that could say where it was taken. */
  bytes: Buffer;
  /** Whether there was anything to take out. */
  changed: boolean;
}

/** @returns undefined when the file is not whole */
export function cleanPhoto(bytes: Buffer, type: FileType): CleanPhoto | undefined {
  return type === 'image/png' ? cleanPng(bytes) : cleanJpeg(bytes);
}
