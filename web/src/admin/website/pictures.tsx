import { useQueries, useQuery } from '@tanstack/react-query';
import { type Content, wordsIn } from '@theni/content';
import { breadcrumbAt, labelAt } from '@theni/content/labels';
import { movedDrawings } from '@theni/content/moved-drawings';
import { fileIdsIn, isDrawing, type PictureChoice } from '@theni/content/pictures';
import type { Text } from '@theni/content/text';
import type { PublishedFile } from '@theni/contract';
import type { Language } from '@theni/contract/limits';
import { type ReactNode, useMemo } from 'react';
import { namedLayouts } from '../../layouts/name-layouts.ts';
import { Button } from '../../ui/button.tsx';
import { type PageContextValue, useWords } from '../../words/words.ts';
import { withMarks } from '../editor/text-marks.ts';
import css from '../fields/fields.module.css';
import { UploadButton, useShownFiles } from '../fields/upload-button.tsx';
import { asPublished } from '../layouts/layout.ts';
import { layoutQuery, layoutsQuery } from '../layouts/layout-queries.ts';
import { useItems } from '../photos/items.ts';
import common from '../ui/common.module.css';
import { objectPaths } from './shown-texts.ts';
import websiteCss from './website.module.css';
import { websiteText } from './words.ts';

const text = websiteText.picture;

const files = import.meta.glob<string>('../../pictures/made/*.webp', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});
const addresses = new Map(
  Object.entries(files).map(([file, url]) => [file.replace(/^.*\/|-\d+\.webp$/g, ''), url]),
);

/** For the preview: a drawing on another page than its own. The picture itself tells its height. */
function drawingFile(drawing: string): PublishedFile {
  const variants = [{ Width: 768, Url: addresses.get(drawing) ?? '' }];
  return { kind: 'picture', width: 768, height: 432, colour: '', placeholder: '', variants };
}

export function Thumbnail({ file }: { file: string }) {
  const uploaded = useShownFiles(isDrawing(file) || !file ? [] : [file])[file];
  const shown = isDrawing(file) ? drawingFile(file) : uploaded;
  const url = shown?.kind === 'picture' ? shown.variants[0]?.Url : undefined;
  if (!url) return websiteText.loading;
  return <img src={url} alt={text.shown} className={websiteCss.thumbnail} />;
}

export type Picture = PictureChoice & { alt?: Text };

export function PictureField({
  path,
  value,
  usual,
  error,
  onChange,
  children,
}: {
  path: string;
  value: Picture;
  usual: Picture;
  error: string | undefined;
  onChange: (value: Picture) => void;
  children: ReactNode;
}) {
  const name = breadcrumbAt(path);
  // What the picture before showed is not what this one shows.
  const choose = (file: string) =>
    onChange({ ...value, file, x: 50, y: 50, ...(usual.alt && { alt: { en: '', ta: '' } }) });
  return (
    <section className={`${common.stack} ${css.group}`} aria-label={name} data-path={path}>
      <h3>{labelAt(path)}</h3>
      <Thumbnail file={value.file} />
      {error && <p className={common.issue}>{error}</p>}
      <div className={common.row}>
        <UploadButton
          label={text.upload}
          about={`${text.upload}: ${name}`}
          kind="picture"
          onUploaded={({ id }) => choose(id)}
        />
        {!isDrawing(value.file) && (
          <Button
            variant="outline"
            aria-label={`${text.remove}: ${name}`}
            onClick={() => onChange({ ...value, ...usual })}
          >
            {text.remove}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

/** As a publication would make the pages of a content, with the layouts that are public. */
export function usePreview(content: Content, language: Language): PageContextValue {
  const { keepMessagesDays } = useWords();
  const layouts = usePublicLayouts(content, language);
  const uploaded = useShownFiles(fileIdsIn(content));
  const drawn = movedDrawings(content).map((name) => [name, drawingFile(name)]);
  const files = { ...Object.fromEntries(drawn), ...uploaded };
  const words = wordsIn(language, withMarks(content), { keepMessagesDays, files, layouts });
  return useMemo(
    () => ({ language, words, isPreview: true, pathOf: objectPaths(words) }),
    [language, words],
  );
}

function usePublicLayouts(content: Content, language: Language) {
  const { items = [] } = useItems();
  const { data: listed = [] } = useQuery(layoutsQuery);
  const slugs = listed.filter(({ publishedVersion }) => publishedVersion !== null);
  const responses = useQueries({
    queries: slugs
      .map(({ slug }) => slug)
      .sort()
      .map((slug) => ({ ...layoutQuery(slug), queryKey: ['layout', slug, 'public'] })),
  });
  const found = responses.flatMap(({ data: response }) =>
    response?.published ? [{ response, published: response.published }] : [],
  );
  const files = useShownFiles(found.flatMap(({ published }) => published.plan?.file ?? []));
  const layouts = found.map(({ response, published }) => ({
    ...asPublished(response, published, items),
    files,
  }));
  return namedLayouts(layouts, content, language);
}
