import { breadcrumbAt, labelAt } from '@theni/content/labels';
import { isDrawing, type PictureChoice } from '@theni/content/pictures';
import type { Text } from '@theni/content/text';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import css from '../fields/fields.module.css';
import { UploadButton } from '../fields/upload-button.tsx';
import common from '../ui/common.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { websiteText } from './words.ts';

const text = websiteText.picture;

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
