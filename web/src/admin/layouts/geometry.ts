import { type Point, signedArea } from '@theni/contract/shape';

export function isShape(corners: Point[]): boolean {
  return corners.length >= 3 && Math.abs(signedArea(corners)) >= 1;
}

/** 'A-09', 3 → 'A-10', 'A-11', 'A-12'. Without digits at its end a number is counted from 2. */
export function numbersAfter(number: string, count: number): string[] {
  const [, before = '', digits = ''] = /^(.*?)(\d*)$/.exec(number) ?? [];
  return Array.from({ length: count }, (_, index) =>
    digits
      ? before + String(Number(digits) + index + 1).padStart(digits.length, '0')
      : `${number}${index + 2}`,
  );
}
