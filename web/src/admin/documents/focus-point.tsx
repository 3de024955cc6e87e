import type { PictureChoice } from '@theni/content/pictures';
import type { KeyboardEvent, PointerEvent } from 'react';
import common from '../ui/common.module.css';
import { editorText } from './editor-words.ts';
import css from './picture-field.module.css';
import { usePictureUrl } from './thumbnail.tsx';

const text = editorText.picture;

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAST = 10;

interface Props {
  value: PictureChoice;
  name: string;
  onChange: (value: PictureChoice) => void;
}

/** The picture, and on it the point that stays in view where it is cut: tapped, dragged, or moved with the arrow keys. */
export function FocusPoint({ value, name, onChange }: Props) {
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
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const [right, down] = arrow.map((step) => step * (event.shiftKey ? FAST : 1)) as typeof arrow;
    onChange({ ...value, x: within(x + right), y: within(y + down) });
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
