import type { Variant } from '@theni/contract';

/** What a browser chooses from. @returns undefined where there is nothing to choose */
export function srcSetOf(variants: Variant[] | undefined): string | undefined {
  return variants?.map(({ Url, Width }) => `${Url} ${Width}w`).join(', ') || undefined;
}
