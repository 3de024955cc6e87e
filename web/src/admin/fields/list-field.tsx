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
  const ids = useIds(elements.length);
  const [openId, setOpenId] = useState(ids.all[opened]);
  /** What has been opened stays, so that an upload into it goes on. */
  const [openedIds, setOpenedIds] = useState(() => new Set([openId]));
  const list = useRef<HTMLElement>(null);
  const focus = useRef<string>(undefined);

  useEffect(() => {
    if (focus.current) list.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = undefined;
  });

  const isOpen = (index: number) => ids.all[index] === openId;
  const labelOf = (index: number) => `${elementName} ${index + 1}`;
  const named = (index: number) => nameOf(elements[index]) || labelOf(index);

  function open(id: string | undefined) {
    setOpenId(id);
    setOpenedIds(new Set([...openedIds, id]));
  }

  function step(next: unknown[], nextIds: string[], openNext: string | undefined, focusOn: string) {
    onChange(next);
    ids.set(nextIds);
    open(openNext);
    focus.current = focusOn;
  }

  function move(index: number, by: -1 | 1) {
    const moved = <Value,>(all: Value[]) =>
      all.toSpliced(index, 1).toSpliced(index + by, 0, all[index] as Value);
    const next = moved(elements);
    const isAtEnd = index + by === (by === -1 ? 0 : next.length - 1);
    const button = `[data-move="${index + by} ${isAtEnd ? -by : by}"]`;
    step(next, moved(ids.all), ids.all[index], button);
  }

  function add() {
    const at = elements.length;
    const field = `[data-path^="${path}.${at}"] :is(input, textarea, select)`;
    const id = crypto.randomUUID();
    step([...elements, empty], [...ids.all, id], id, field);
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
          key={ids.all[index]}
          className={`${common.stack} ${css.element}`}
          aria-label={labelOf(index)}
        >
          <div className={css.head}>
            {isOpen(index) ? (
              typeof element !== 'string' && <h4>{labelOf(index)}</h4>
            ) : (
              <button
                type="button"
                className={css.opener}
                aria-expanded={false}
                onClick={() => open(ids.all[index])}
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
                  onClick={() =>
                    step(
                      elements.toSpliced(index, 1),
                      ids.all.toSpliced(index, 1),
                      undefined,
                      '[data-add]',
                    )
                  }
                />
              </>
            )}
          </div>
          {openedIds.has(ids.all[index]) && (
            <div className={isOpen(index) ? common.stack : undefined} hidden={!isOpen(index)}>
              {children({
                path: `${path}.${index}`,
                value: element,
                onChange: (next) => onChange(elements.with(index, next)),
              })}
            </div>
          )}
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

/** Of the elements of a list: what is typed or uploaded into one follows it when it moves. */
function useIds(count: number) {
  const newIds = (length: number) => Array.from({ length }, () => crypto.randomUUID() as string);
  const [ids, setIds] = useState(() => newIds(count));
  // Elements may come from elsewhere, such as an uploaded paper.
  if (ids.length !== count)
    setIds([...ids, ...newIds(Math.max(0, count - ids.length))].slice(0, count));
  return { all: ids, set: setIds };
}

function nameOf(element: unknown): string {
  if (typeof element === 'string') return element;
  if (typeof element !== 'object' || element === null) return '';
  const { name, title, to, heading, term, location, en } = element as Record<string, unknown>;
  return nameOf(name ?? title ?? to ?? heading ?? term ?? location ?? en);
}
