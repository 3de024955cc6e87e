import { type Content, shipped } from '@theni/content';
import { isBoth } from '@theni/content/text';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { pathIn } from '../../pages.ts';

/** What visitors read now: the words of both languages, as the live pages name them, put together again. */
export async function getPublishedContent(): Promise<Content> {
  const [en, ta] = await Promise.all(LANGUAGES.map(getLiveWords));
  return together(shipped, en, ta) as Content;
}

async function getLiveWords(language: Language): Promise<unknown> {
  const html = await textOf(pathIn(language, '/'));
  const address = /data-words="([^"]+)"/.exec(html)?.[1];
  if (!address) throw new Error(`The live page of ${language} names no words.`);
  return JSON.parse(await textOf(address));
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response.text();
}

/** @param shape of the shipped content, which tells a text in two languages from a value for both */
function together(shape: unknown, en: unknown, ta: unknown): unknown {
  if (typeof shape !== 'object' || shape === null) return en;
  if (isBoth(shape)) return { en, ta };
  if (Array.isArray(shape))
    return (en as unknown[]).map((element, index) =>
      together(shape[0], element, (ta as unknown[])[index]),
    );
  return Object.fromEntries(
    Object.entries(shape).map(([key, inner]) => [
      key,
      together(inner, (en as never)?.[key], (ta as never)?.[key]),
    ]),
  );
}
