import type { Variant } from '@theni/contract';

/** The `srcset` of a picture. @returns undefined where there is nothing to choose from */
export function srcSetOf(variants: Variant[] | undefined): string | undefined {
  return variants?.map(({ Url, Width }) => `${Url} ${Width}w`).join(', ') || undefined;
}
