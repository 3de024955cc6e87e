import { labelAt, nameAt } from '@theni/content/labels';
import { isDrawing, type PictureChoice } from '@theni/content/pictures';
import type { Text } from '@theni/content/text';
import type { PublishedFile } from '@theni/contract';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import css from '../fields/fields.module.css';
import { UploadButton } from '../fields/upload-button.tsx';
import { useShownFiles } from '../fields/uploaded-files.ts';
import common from '../ui/common.module.css';
import websiteCss from './website.module.css';
import { websiteText } from './words.ts';

const text = websiteText.picture;

/** The one WebP of each drawing. */
const files = import.meta.glob<string>('../../pictures/made/*.webp', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});
const addresses = new Map(
  Object.entries(files).map(([file, url]) => [file.replace(/^.*\/|-\d+\.webp$/g, ''), url]),
);

/** For the preview: a drawing on another page than its own. The picture itself tells its height. */
export function drawingFile(drawing: string): PublishedFile {
  const Variants = [{ Width: 768, Url: addresses.get(drawing) ?? '' }];
  return { Kind: 'picture', Width: 768, Height: 432, Colour: '', Placeholder: '', Variants };
}

export function Thumbnail({ file }: { file: string }) {
  const uploaded = useShownFiles(isDrawing(file) || !file ? [] : [file])[file];
  const shown = isDrawing(file) ? drawingFile(file) : uploaded;
  const url = shown?.Kind === 'picture' ? shown.Variants[0]?.Url : undefined;
  if (!url) return websiteText.loading;
  return <img src={url} alt={text.shown} className={websiteCss.thumbnail} />;
}

export type Picture = PictureChoice & { alt?: Text };

/** A picture from the device; what is shipped can come back. */
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
  const name = nameAt(path);
  // What the picture before showed is not what this one shows.
  const choose = (file: string) =>
    onChange({ ...value, file, x: 50, y: 50, ...(usual.alt && { alt: { en: '', ta: '' } }) });
  return (
    <section className={css.group} aria-label={name} data-path={path}>
      <h3>{labelAt(path)}</h3>
      <Thumbnail file={value.file} />
      {error && <p className={common.issue}>{error}</p>}
      <div className={common.row}>
        <UploadButton
          label={text.upload}
          about={text.uploadFor(name)}
          accept=".jpg,.jpeg,.png"
          onUploaded={({ Id }) => choose(Id)}
        />
        {!isDrawing(value.file) && (
          <Button
            variant="outline"
            aria-label={text.removeOf(name)}
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
