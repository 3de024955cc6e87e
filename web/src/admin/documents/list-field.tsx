import { isPicture } from '@theni/content/pictures';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import css from '../fields/fields.module.css';
import { fieldText } from '../fields/words.ts';
import common from '../ui/common.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { useEditor, useValue } from './use-editor.ts';

const text = fieldText.list;

/** A list whose elements can be added, moved and removed. */
export function ListField({
  path,
  sample,
  mayBeEmpty = false,
  most = 40,
  none,
  adding,
  opened,
  children,
}: {
  path: string;
  /** One of what is shipped. */
  sample: unknown;
  mayBeEmpty?: boolean;
  most?: number;
  /** What an empty list says. */
  none: string;
  /** In the place of the button that adds an empty one. */
  adding?: ReactNode;
  /** The element whose fields are shown at first; the others are lines with their names. Undefined: all are open. */
  opened?: number | undefined;
  /** The fields of the element at a path. */
  children: (path: string) => ReactNode;
}) {
  const { names } = useEditor();
  const { elementName, labelAt, nameAt } = names;
  const { value: elements = [], change, error } = useValue<unknown[]>(path);
  /** What has just been done. */
  const [notice, setNotice] = useState<string>();
  /** Fields begin anew when the elements below them are others. */
  const [round, setRound] = useState(0);
  const [open, setOpen] = useState(opened);
  const list = useRef<HTMLElement>(null);
  const focus = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step
  useEffect(() => {
    if (focus.current) list.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = undefined;
  }, [round]);

  function step(next: unknown[], notice: string, focusOn: string, openNext = open) {
    setNotice(notice);
    if (open !== undefined) setOpen(openNext);
    change(next);
    focus.current = focusOn;
    setRound(round + 1);
  }

  function move(index: number, by: -1 | 1) {
    const next = elements.toSpliced(index, 1).toSpliced(index + by, 0, elements[index]);
    const isAtEnd = by === -1 ? index + by === 0 : index + by === next.length - 1;
    const button = isAtEnd ? by * -1 : by;
    const openNext = open === index ? index + by : open === index + by ? index : open;
    step(next, text.moved(named(index)), `[data-move="${index + by} ${button}"]`, openNext);
  }

  const isOpen = (index: number) => open === undefined || open === index;
  const named = (index: number) => nameOf(elements[index]) || labelAt(`${path}.${index}`);
  return (
    <section ref={list} className={css.list} aria-label={nameAt(path)} data-path={path}>
      <h3>{labelAt(path)}</h3>
      {error && <p className={common.issue}>{error}</p>}
      {elements.length === 0 && <p className={common.note}>{none}</p>}
      {elements.map((element, index) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: each round has elements of its own
          key={`${round} ${index}`}
          className={css.element}
          aria-label={labelAt(`${path}.${index}`)}
        >
          <div className={css.head}>
            <ElementName
              label={labelAt(`${path}.${index}`)}
              name={nameOf(element)}
              isOpen={isOpen(index)}
              onOpen={() => setOpen(index)}
              hasOwnField={typeof element === 'string'}
            />
            <IconButton
              icon="previous"
              name={text.up(named(index))}
              isUpright
              data-move={`${index} -1`}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              icon="next"
              name={text.down(named(index))}
              isUpright
              data-move={`${index} 1`}
              disabled={index === elements.length - 1}
              onClick={() => move(index, 1)}
            />
            <IconButton
              icon="remove"
              name={text.remove(named(index))}
              data-move={`${index} 0`}
              disabled={elements.length === 1 && !mayBeEmpty}
              onClick={() =>
                step(elements.toSpliced(index, 1), text.removed(named(index)), '[data-add]')
              }
            />
          </div>
          {isOpen(index) && children(`${path}.${index}`)}
        </section>
      ))}
      <p role="status">{notice}</p>
      {adding && (
        <div data-add="" tabIndex={-1}>
          {adding}
        </div>
      )}
      {!adding && elements.length < most && (
        <p>
          <Button
            variant="outline"
            data-add=""
            onClick={() =>
              step(
                [...elements, emptied(sample)],
                text.added(labelAt(`${path}.${elements.length}`)),
                `[data-path^="${path}.${elements.length}"] :is(input, textarea, select)`,
                elements.length,
              )
            }
          >
            {text.add(elementName(path))}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Of a closed element, a button that opens it. */
function ElementName({
  label,
  name,
  isOpen,
  onOpen,
  hasOwnField,
}: {
  label: string;
  name: string;
  isOpen: boolean;
  onOpen: () => void;
  /** The one field of it has the same name. */
  hasOwnField: boolean;
}) {
  if (isOpen) return hasOwnField ? null : <h4>{label}</h4>;
  return (
    <button type="button" className={css.opener} aria-expanded={false} onClick={onOpen}>
      {name ? `${label}: ${name}` : label}
    </button>
  );
}

/** What the owner would call it: a person's name, a slide's title, a number. */
function nameOf(element: unknown): string {
  if (typeof element === 'string') return element;
  if (typeof element !== 'object' || element === null) return '';
  const { name, title, heading, term, en } = element as Record<string, unknown>;
  return nameOf(name ?? title ?? heading ?? term ?? en);
}

/** What is added has nothing typed yet, but a picture. */
function emptied(element: unknown): unknown {
  if (typeof element === 'string') return /^Mo-/.test(element) ? 'Mo-Sa 09:00-18:00' : '';
  if (typeof element !== 'object' || element === null) return element;
  const values = Object.entries(element).map(([key, value]) => [key, emptied(value)]);
  return { ...Object.fromEntries(values), ...(isPicture(element) && { file: element.file }) };
}
