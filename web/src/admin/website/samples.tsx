import type { Content } from '@theni/content';
import { valuePathAt } from '@theni/content/paths';
import { completenessIssues } from '@theni/content/schema';
import { sectionAt, sections } from '@theni/content/sections';
import type { ValueIssue } from '@theni/contract';
import type { Language } from '@theni/contract/languages';
import { useWebsite } from './use-website.ts';
import { ValueLinksByPath } from './value-links.tsx';

/**
 * The values that are still those of the sample company, each once.
 * @param toCorrect what is wrong with the content otherwise
 */
export function samplesIn(content: Content, toCorrect: ValueIssue[]): string[] {
  const others = new Set(toCorrect.map(({ path }) => path));
  const issues = completenessIssues(content, { isDemo: false });
  const paths = issues.map(({ path }) => path).filter((path) => !others.has(path));
  return [...new Set(paths.map((path) => valuePathAt(path) ?? path))];
}

/** What is to be replaced before the first publication, by page. */
export function Samples({ lang }: { lang: Language }) {
  const { samples } = useWebsite();
  if (samples.length === 0) return null;
  return (
    <>
      <h2>Still the sample: {samples.length}</h2>
      {sections.map(({ key, name }) => {
        const paths = samples.filter((path) => sectionAt(path)?.key === key);
        if (paths.length === 0) return null;
        return (
          <section key={key} aria-label={`Still the sample: ${name}`}>
            <h3>{name}</h3>
            <ValueLinksByPath paths={paths} lang={lang} />
          </section>
        );
      })}
    </>
  );
}
