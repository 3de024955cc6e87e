import { isDrawing, type PictureChoice } from '@theni/content/pictures';
import type { PublishedFile } from '@theni/contract';
import { Button } from '../../ui/button.tsx';
import { UploadButton } from '../fields/upload-button.tsx';
import { useShownFiles } from '../fields/use-content-file.ts';
import common from '../ui/common.module.css';
import css from './website.module.css';
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

/** A picture that the content names, small. */
export function Thumbnail({ file }: { file: string }) {
  const uploaded = useShownFiles(isDrawing(file) || !file ? [] : [file])[file];
  const shown = isDrawing(file) ? drawingFile(file) : uploaded;
  const url = shown?.Kind === 'picture' ? shown.Variants[0]?.Url : undefined;
  return url ? <img src={url} alt={text.shown} className={css.thumbnail} /> : websiteText.loading;
}

/** A picture from the device; what stood there before can come back. */
export function PictureField({
  label,
  name,
  value,
  usual,
  error,
  onChange,
}: {
  label: string;
  /** Told apart from other pictures on the page. */
  name: string;
  value: PictureChoice;
  /** What stands there when the owner takes his own away. */
  usual: string;
  error: string | undefined;
  onChange: (value: PictureChoice) => void;
}) {
  const choose = (file: string) => onChange({ file, x: 50, y: 50 });

  return (
    <fieldset className={common.stack}>
      <legend>{label}</legend>
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
          <Button variant="outline" aria-label={text.removeOf(name)} onClick={() => choose(usual)}>
            {text.remove}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
