import { contentNames, labelAt, nameAt } from '@theni/content/labels';
import { isPicture } from '@theni/content/pictures';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import common from '../ui/common.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import css from './fields.module.css';
import { useLack, useRefusal } from './use-website.ts';
import { websiteText } from './words.ts';

const text = websiteText.list;

const MOST = 40;

interface ElementProps {
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** A list whose elements can be added, moved and removed; one of them is open, the others are lines with their names. */
export function ListField({
  path,
  value: elements,
  sample,
  isFixed,
  mayBeEmpty,
  opened = 0,
  onChange,
  children,
}: {
  path: string;
  value: unknown[];
  /** One of what is shipped. */
  sample: unknown;
  /** It neither grows nor shrinks. */
  isFixed: boolean;
  mayBeEmpty: boolean;
  opened?: number | undefined;
  onChange: (value: unknown[]) => void;
  /** The fields of an element. */
  children: (element: ElementProps) => ReactNode;
}) {
  const [open, setOpen] = useState(opened);
  /** What has just been done. */
  const [notice, setNotice] = useState<string>();
  /** Fields begin anew when the elements below them are others. */
  const [round, setRound] = useState(0);
  const list = useRef<HTMLElement>(null);
  const focus = useRef<string>(undefined);
  const error = [useRefusal(path), useLack(path)].find(Boolean);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step
  useEffect(() => {
    if (focus.current) list.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = undefined;
  }, [round]);

  const label = (index: number) => labelAt(`${path}.${index}`);
  const name = (index: number) => nameOf(elements[index]) || label(index);

  function step(next: unknown[], notice: string, openNext: number, focusOn: string) {
    onChange(next);
    setNotice(notice);
    setOpen(openNext);
    focus.current = focusOn;
    setRound(round + 1);
  }

  function move(index: number, by: -1 | 1) {
    const next = elements.toSpliced(index, 1).toSpliced(index + by, 0, elements[index]);
    const isAtEnd = index + by === (by === -1 ? 0 : next.length - 1);
    const button = `[data-move="${index + by} ${isAtEnd ? -by : by}"]`;
    step(next, text.moved(name(index)), index + by, button);
  }

  function add() {
    const at = elements.length;
    const field = `[data-path^="${path}.${at}"] :is(input, textarea, select)`;
    step([...elements, emptied(sample)], text.added(label(at)), at, field);
  }

  return (
    <section ref={list} className={css.list} aria-label={nameAt(path)} data-path={path}>
      <h3>{labelAt(path)}</h3>
      {error && <p className={common.issue}>{error}</p>}
      {elements.length === 0 && <p className={common.note}>{text.none}</p>}
      {elements.map((element, index) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: each round has elements of its own
          key={`${round} ${index}`}
          className={css.element}
          aria-label={label(index)}
        >
          <div className={css.head}>
            {open === index ? (
              typeof element !== 'string' && <h4>{label(index)}</h4>
            ) : (
              <button
                type="button"
                className={css.opener}
                aria-expanded={false}
                onClick={() => setOpen(index)}
              >
                {[label(index), nameOf(element)].filter(Boolean).join(': ')}
              </button>
            )}
            {!isFixed && (
              <>
                <IconButton
                  icon="previous"
                  name={text.up(name(index))}
                  isUpright
                  data-move={`${index} -1`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  icon="next"
                  name={text.down(name(index))}
                  isUpright
                  data-move={`${index} 1`}
                  disabled={index === elements.length - 1}
                  onClick={() => move(index, 1)}
                />
                <IconButton
                  icon="remove"
                  name={text.remove(name(index))}
                  disabled={elements.length === 1 && !mayBeEmpty}
                  onClick={() =>
                    step(elements.toSpliced(index, 1), text.removed(name(index)), -1, '[data-add]')
                  }
                />
              </>
            )}
          </div>
          {open === index &&
            children({
              path: `${path}.${index}`,
              value: element,
              onChange: (next) => onChange(elements.with(index, next)),
            })}
        </section>
      ))}
      <p role="status">{notice}</p>
      {!isFixed && elements.length < MOST && (
        <p>
          <Button variant="outline" data-add="" onClick={add}>
            {text.add(contentNames.elementName(path))}
          </Button>
        </p>
      )}
    </section>
  );
}

/** What the owner would call it: a person's name, a slide's title, a number. */
function nameOf(element: unknown): string {
  if (typeof element === 'string') return element;
  if (typeof element !== 'object' || element === null) return '';
  const { name, title, heading, term, location, en } = element as Record<string, unknown>;
  return nameOf(name ?? title ?? heading ?? term ?? location ?? en);
}

/** What is added has nothing typed yet, but a picture. */
function emptied(element: unknown): unknown {
  if (typeof element === 'string') return /^Mo-/.test(element) ? 'Mo-Sa 09:00-18:00' : '';
  if (typeof element !== 'object' || element === null) return element;
  const values = Object.entries(element).map(([key, value]) => [key, emptied(value)]);
  return { ...Object.fromEntries(values), ...(isPicture(element) && { file: element.file }) };
}
