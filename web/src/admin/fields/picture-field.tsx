import { valueAt } from '@theni/content/paths';
import type { PictureChoice } from '@theni/content/pictures';
import { type Field, fieldsOf } from '@theni/contract/fields';
import { drawing, isDrawingName } from '../../pictures/pictures.ts';
import { Button } from '../../ui/button.tsx';
import common from '../ui/common.module.css';
import { notifyWithUndo } from '../ui/notice.ts';
import { UploadButton } from '../uploads/upload-button.tsx';
import { FieldIssueLine, type FieldProps } from './field-issue.tsx';
import css from './fields.module.css';
import { BilingualField } from './text-field.tsx';
import { SHOWN_WIDTH, useFilePicture } from './uploaded-files.ts';

type Picture = PictureChoice & { alt?: unknown };

/** A picture that comes with the site, or one that the owner has uploaded in its place. */
export function PictureField(props: FieldProps) {
  const { field, name = field.label, issueAt, onChange } = props;
  const picture = props.value as Picture;
  const alt = fieldsOf(field.schema, `${field.path}.`).find(({ kind }) => kind === 'bilingual');
  // What the picture before showed is not what this one shows.
  const choose = (file: string) =>
    onChange({ ...picture, file, x: 50, y: 50, ...(alt && { alt: alt.defaultValue }) });
  return (
    <section className={`${common.stack} ${css.group}`} aria-label={name} data-path={field.path}>
      <h3>{field.label}</h3>
      <Thumbnail file={picture.file} />
      <FieldIssueLine issue={issueAt(`${field.path}.file`)} />
      <div className={common.row}>
        <UploadButton
          label="Choose a photo"
          ariaLabel={`Choose a photo: ${name}`}
          kind="picture"
          onUploaded={({ id }) => choose(id)}
        />
        {picture.file !== '' && !isDrawingName(picture.file) && (
          <Button
            variant="outline"
            aria-label={`Remove: ${name}`}
            onClick={() => {
              onChange(shippedPicture(field));
              notifyWithUndo(`${field.label}: the photo is removed.`, () => onChange(picture));
            }}
          >
            Remove
          </Button>
        )}
      </div>
      {alt && (
        <BilingualField
          field={alt}
          value={picture.alt}
          issueAt={issueAt}
          onChange={(text) => onChange({ ...picture, alt: text })}
        />
      )}
    </section>
  );
}

/** The drawing that comes with the site for this place. @returns for an added slide, a first one */
export function shippedPicture({
  path,
  defaultValue,
}: Pick<Field, 'path' | 'defaultValue'>): unknown {
  return valueAt({}, path) ?? defaultValue;
}

export function Thumbnail({ file }: { file: string }) {
  const isDrawn = isDrawingName(file);
  const uploaded = useFilePicture(isDrawn || !file ? undefined : file, SHOWN_WIDTH);
  const url = isDrawn ? drawing(file).src : uploaded.src;
  if (!file) return null;
  if (url) return <img src={url} alt="How it looks now" className={css.thumbnail} />;
  return uploaded.isLoading ? 'Loading..' : 'The picture could not be loaded.';
}
