import { type Content, type Words, wordsIn } from '@theni/content';
import { fileIdsIn } from '@theni/content/pictures';
import type { Language } from '@theni/contract/limits';
import { namedLayouts } from '../../layouts/name-layouts.ts';
import { useWords } from '../../words/words.ts';
import { useItems } from '../items/item-queries.ts';
import { drawingFiles } from './drawing-files.ts';
import { useLayoutsBesideLive } from './use-changed-layouts.ts';
import { useShownFiles } from './use-content-file.ts';
import { asPublished } from './use-shown-layout.ts';

/** The words of the site's pages as a publication would make them of a content, with the layouts that are public. */
export function useWordsOf(content: Content, language: Language): Words {
  const { keepMessagesDays } = useWords();
  const layouts = usePublicLayouts(content, language);
  const uploaded = useShownFiles(fileIdsIn(content));
  const files = { ...drawingFiles(content), ...uploaded };
  return wordsIn(language, content, { keepMessagesDays, files, layouts });
}

/** In the order in which they are published. */
function usePublicLayouts(content: Content, language: Language) {
  const { items = [] } = useItems();
  const { all } = useLayoutsBesideLive();
  const found = all.flatMap((response) =>
    response.Published ? [{ response, published: response.Published }] : [],
  );
  const Files = useShownFiles(found.flatMap(({ published }) => published.plan?.file ?? []));
  const layouts = found.map(({ response, published }) => ({
    ...asPublished(response, published, items),
    Files,
  }));
  return namedLayouts(layouts, content, language);
}
