import type { LayoutSummary } from '@theni/contract';

/** How what visitors see of a layout stands to its draft. */
export function publicationText({
  version,
  publishedVersion,
}: Pick<LayoutSummary, 'version' | 'publishedVersion'>): string {
  if (publishedVersion === null) return 'Not published yet';
  return version === publishedVersion ? 'Published' : 'Published, but not your new changes';
}
