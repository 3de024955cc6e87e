import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import common from '../ui/common.module.css';
import { IconButton } from '../ui/controls.tsx';
import css from './fields.module.css';
import { fieldText } from './words.ts';

const text = fieldText.list;
const MOST = 40;

interface ElementProps {
  path: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Elements can be added, moved and removed; one is open, the others are lines with their names. */
export function ListField({
  path,
  label,
  name = label,
  element: elementName,
  value: elements,
  empty,
  isFixed = false,
  mayBeEmpty = true,
  opened = 0,
  error,
  adding,
  onChange,
  children,
}: {
  path: string;
  label: string;
  name?: string;
  element: string;
  value: unknown[];
  empty: unknown;
  isFixed?: boolean;
  mayBeEmpty?: boolean;
  opened?: number | undefined;
  error?: string | undefined;
  adding?: ReactNode;
  onChange: (value: unknown[]) => void;
  children: (element: ElementProps) => ReactNode;
}) {
  const [open, setOpen] = useState(opened);
  /** Fields begin anew when the elements below them are others. */
  const [round, setRound] = useState(0);
  const list = useRef<HTMLElement>(null);
  const focus = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step
  useEffect(() => {
    if (focus.current) list.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = undefined;
  }, [round]);

  const labelOf = (index: number) => `${elementName} ${index + 1}`;
  const named = (index: number) => nameOf(elements[index]) || labelOf(index);

  function step(next: unknown[], openNext: number, focusOn: string) {
    onChange(next);
    setOpen(openNext);
    focus.current = focusOn;
    setRound(round + 1);
  }

  function move(index: number, by: -1 | 1) {
    const next = elements.toSpliced(index, 1).toSpliced(index + by, 0, elements[index]);
    const isAtEnd = index + by === (by === -1 ? 0 : next.length - 1);
    const button = `[data-move="${index + by} ${isAtEnd ? -by : by}"]`;
    step(next, index + by, button);
  }

  function add() {
    const at = elements.length;
    const field = `[data-path^="${path}.${at}"] :is(input, textarea, select)`;
    step([...elements, empty], at, field);
  }

  return (
    <section
      ref={list}
      className={`${common.stack} ${css.list}`}
      aria-label={name}
      data-path={path}
    >
      <h3>{label}</h3>
      {error && <p className={common.issue}>{error}</p>}
      {elements.length === 0 && <p className={common.note}>{text.none}</p>}
      {elements.map((element, index) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: each round has elements of its own
          key={`${round} ${index}`}
          className={`${common.stack} ${css.element}`}
          aria-label={labelOf(index)}
        >
          <div className={css.head}>
            {open === index ? (
              typeof element !== 'string' && <h4>{labelOf(index)}</h4>
            ) : (
              <button
                type="button"
                className={css.opener}
                aria-expanded={false}
                onClick={() => setOpen(index)}
              >
                {[labelOf(index), nameOf(element)].filter(Boolean).join(': ')}
              </button>
            )}
            {!isFixed && (
              <>
                {([-1, 1] as const).map((by) => (
                  <IconButton
                    key={by}
                    icon={by === -1 ? 'previous' : 'next'}
                    name={by === -1 ? text.up(named(index)) : text.down(named(index))}
                    isUpright
                    data-move={`${index} ${by}`}
                    disabled={!(index + by in elements)}
                    onClick={() => move(index, by)}
                  />
                ))}
                <IconButton
                  icon="remove"
                  name={text.remove(named(index))}
                  disabled={elements.length === 1 && !mayBeEmpty}
                  onClick={() => step(elements.toSpliced(index, 1), -1, '[data-add]')}
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
      {adding}
      {!isFixed && !adding && elements.length < MOST && (
        <p>
          <Button variant="outline" data-add="" onClick={add}>
            {text.add(elementName)}
          </Button>
        </p>
      )}
    </section>
  );
}

function nameOf(element: unknown): string {
  if (typeof element === 'string') return element;
  if (typeof element !== 'object' || element === null) return '';
  const { name, title, to, heading, term, location, en } = element as Record<string, unknown>;
  return nameOf(name ?? title ?? to ?? heading ?? term ?? location ?? en);
}
