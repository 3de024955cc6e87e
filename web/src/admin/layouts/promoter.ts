import { type Content, shipped } from '@theni/content';
import { withValidChanges } from '@theni/content/changes';
import type { ContentResponse, ValuesByPath } from '@theni/contract';
import { isSame } from '@theni/contract/is-same';

/** The promoter of a new layout: the company of the content, unless it is still the sample. */
export function promoterOf({ draft, published }: ContentResponse): ValuesByPath {
  const { company }: Content = withValidChanges(draft);
  if (published === null && isSame(company.name, shipped.company.name)) return {};
  const { street, locality, region, postalCode } = company.address;
  const address = (language: 'en' | 'ta') =>
    `${street[language]}, ${locality[language]} ${postalCode}, ${region[language]}`;
  return {
    'promoter.name': company.name,
    'promoter.address': { en: address('en'), ta: address('ta') },
  };
}
