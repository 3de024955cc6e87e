import { useQuery } from '@tanstack/react-query';
import { type PagesByText, type PublicPage, TEXTS_ON_PAGES } from './shown-texts.ts';

/** Which pages have which text; undefined until it is known. */
export function useTextsOnPages(): PagesByText | undefined {
  const { data } = useQuery({
    queryKey: ['texts on pages'],
    queryFn: async (): Promise<PagesByText> => (await fetch(TEXTS_ON_PAGES)).json(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { failure: 'it could not be found out which page shows which text' },
  });
  return data;
}

/** Elements of a list stand where its first one does. */
export function pagesOf(texts: PagesByText | undefined, path: string): PublicPage[] | undefined {
  return texts?.[path] ?? texts?.[path.replace(/\.\d+(?=\.|$)/g, '.0')];
}

export function isShownOn(texts: PagesByText | undefined, path: string, page: PublicPage): boolean {
  return pagesOf(texts, path)?.includes(page) ?? true;
}
