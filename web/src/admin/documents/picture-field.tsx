import { drawings } from '@theni/content/drawings';
import { type Drawing, isDrawing, type PictureChoice } from '@theni/content/pictures';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import common from '../ui/common.module.css';
import { drawingAddress } from './drawing-files.ts';
import { editorText } from './editor-words.ts';
import { FocusPoint } from './focus-point.tsx';
import css from './picture-field.module.css';
import { drawingName } from './thumbnail.tsx';
import { UploadButton } from './upload-button.tsx';

const text = editorText.picture;

interface Props {
  label: string;
  /** Told apart from other pictures on the page. */
  name: string;
  value: PictureChoice;
  /** What stands there when the owner takes his own away. */
  usual: string;
  error?: string | undefined;
  onChange: (value: PictureChoice) => void;
}

/** A picture from the device, or a drawing that comes with the site, and what of it stays in view. */
export function PictureField({ label, name, value, usual, error, onChange }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const id = useId();
  const choose = (file: string) => {
    setChoosing(false);
    onChange({ file, x: 50, y: 50 });
  };
  return (
    <fieldset className={css.picture} aria-describedby={error && `${id}error`}>
      <legend>{label}</legend>
      <FocusPoint value={value} name={name} onChange={onChange} />
      {error && (
        <p id={`${id}error`} className={common.issue}>
          {error}
        </p>
      )}
      <div className={common.row}>
        <UploadButton
          label={text.upload}
          about={text.uploadFor(name)}
          accept=".jpg,.jpeg,.png"
          onUploaded={({ Id }) => choose(Id)}
        />
        <Button
          variant="outline"
          aria-expanded={isChoosing}
          aria-label={text.drawingFor(name)}
          onClick={() => setChoosing(!isChoosing)}
        >
          {text.drawing}
        </Button>
        {!isDrawing(value.file) && (
          <Button variant="outline" aria-label={text.removeOf(name)} onClick={() => choose(usual)}>
            {text.remove}
          </Button>
        )}
      </div>
      {isChoosing && <Drawings name={name} chosen={value.file} onChoose={choose} />}
    </fieldset>
  );
}

function Drawings({
  name,
  chosen,
  onChoose,
}: {
  name: string;
  chosen: string;
  onChoose: (drawing: Drawing) => void;
}) {
  return (
    <ul className={css.drawings} aria-label={text.drawingFor(name)}>
      {drawings.map((drawing) => (
        <li key={drawing}>
          <button
            type="button"
            aria-label={drawingName(drawing)}
            aria-pressed={drawing === chosen}
            onClick={() => onChoose(drawing)}
          >
            <img src={drawingAddress(drawing)} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}
