import { drawings } from '@theni/content/drawings';
import { isDrawing, type PictureChoice } from '@theni/content/pictures';
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { UploadButton } from '../documents/upload-button.tsx';
import common from '../ui/common.module.css';
import { drawingAddress } from './drawing-files.ts';
import css from './picture-field.module.css';
import { drawingName, usePictureUrl } from './thumbnail.tsx';
import { websiteText } from './words.ts';

const text = websiteText.picture;

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
      {isChoosing && (
        <ul className={css.drawings} aria-label={text.drawingFor(name)}>
          {drawings.map((drawing) => (
            <li key={drawing}>
              <button
                type="button"
                aria-label={drawingName(drawing)}
                aria-pressed={drawing === value.file}
                onClick={() => choose(drawing)}
              >
                <img src={drawingAddress(drawing)} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAST = 10;

/** The picture, and on it the point that stays in view where it is cut: tapped, dragged, or moved with the arrow keys. */
function FocusPoint({ value, name, onChange }: Pick<Props, 'value' | 'name' | 'onChange'>) {
  const url = usePictureUrl(value.file);
  const { x, y } = value;

  function onPointer(event: PointerEvent<HTMLButtonElement>) {
    if (event.buttons === 0) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({
      ...value,
      x: percent((event.clientX - left) / width),
      y: percent((event.clientY - top) / height),
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    const [right, down] = ARROWS[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    const far = event.shiftKey ? FAST : 1;
    onChange({ ...value, x: within(x + right * far), y: within(y + down * far) });
  }

  return (
    <>
      <button
        type="button"
        className={css.focus}
        aria-label={text.focus(name, x, y)}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onKeyDown={onKeyDown}
      >
        {url ? <img src={url} alt="" draggable={false} /> : <span>{text.loading}</span>}
        <span className={css.point} style={{ left: `${x}%`, top: `${y}%` }} />
      </button>
      <p className={common.note}>{text.focusHint}</p>
    </>
  );
}

const percent = (part: number) => within(Math.round(part * 100));
const within = (value: number) => Math.min(100, Math.max(0, value));
