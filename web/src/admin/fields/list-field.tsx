import { defaultValueOf, elementOf, type Field, fieldsOf } from '@theni/contract/fields';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { labels } from '../help/labels.ts';
import common from '../ui/common.module.css';
import { IconButton } from '../ui/icon-button.tsx';
import { notify } from '../ui/notice.ts';
import { FieldIssueLine } from './field-issue.tsx';
import type { FieldProps } from './field-props.ts';
import css from './fields.module.css';

interface Props extends FieldProps {
  children: (element: FieldProps) => ReactNode;
}

/** Elements can be added, moved and removed; one is open, the others are lines with their names. */
export function ListField(props: Props) {
  const { field, name = field.label, opened = 0, adding, issueAt, onChange, children } = props;
  const { path, label, most = Number.POSITIVE_INFINITY, least = 0, isFixedList = false } = field;
  const elements = props.value as unknown[];
  const ids = useIds(elements.length);
  const [openId, setOpenId] = useState(ids.all[opened]);
  /** Elements that were opened stay rendered, so that an upload into them goes on. */
  const [openedIds, setOpenedIds] = useState(() => new Set([openId]));
  const list = useRef<HTMLElement>(null);
  const focus = useRef<string>(undefined);
  /** The list as it is when an Undo is tapped: other elements may have changed by then. */
  const latest = useRef({ props, ids });
  useEffect(() => {
    latest.current = { props, ids };
  });

  useEffect(() => {
    if (focus.current) list.current?.querySelector<HTMLElement>(focus.current)?.focus();
    focus.current = undefined;
  });

  const elementField = elementOf(field, elements.length);
  const isFull = elements.length >= most;
  const isOpen = (index: number) => ids.all[index] === openId;
  const labelOf = (index: number) => `${elementField.label} ${index + 1}`;
  const nameOf = (index: number) => nameIn(elements[index], elementField);

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

  function remove(index: number) {
    const isLast = index === elements.length - 1;
    const goOn = isLast ? '[data-add] button' : `[data-opener="${index}"]`;
    const removed = elements[index];
    const removedId = ids.all[index] ?? '';
    const nameOfRemoved = nameOf(index) || labelOf(index);
    step(elements.toSpliced(index, 1), ids.all.toSpliced(index, 1), undefined, goOn);
    function takeBack() {
      const { props: now, ids: idsNow } = latest.current;
      now.onChange((now.value as unknown[]).toSpliced(index, 0, removed));
      idsNow.set(idsNow.all.toSpliced(index, 0, removedId));
      notify({ text: 'Undone.' });
    }
    notify({ text: `${nameOfRemoved} removed.`, action: { name: labels.undo, act: takeBack } });
  }

  function add() {
    const input = `[data-path^="${elementField.path}"] :is(input, textarea, select)`;
    const id = crypto.randomUUID();
    step([...elements, defaultValueOf(elementField)], [...ids.all, id], id, input);
  }

  return (
    <section
      ref={list}
      className={`${common.stack} ${css.list}`}
      aria-label={name}
      data-path={path}
    >
      <h3>{label}</h3>
      <FieldIssueLine issue={issueAt(path)} />
      {elements.length === 0 && <p className={common.note}>The list is empty.</p>}
      {elements.map((element, index) => (
        <section
          key={ids.all[index]}
          className={`${common.stack} ${css.element}`}
          aria-label={labelOf(index)}
        >
          <div className={css.head}>
            {isOpen(index) ? (
              elementField.kind === 'element' && <h4>{labelOf(index)}</h4>
            ) : (
              <button
                type="button"
                className={css.opener}
                data-opener={index}
                aria-expanded={false}
                onClick={() => open(ids.all[index])}
              >
                {[labelOf(index), nameOf(index)].filter(Boolean).join(': ')}
              </button>
            )}
            {!isFixedList && (
              <ElementButtons
                name={nameOf(index) || labelOf(index)}
                index={index}
                count={elements.length}
                least={least}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              />
            )}
          </div>
          {openedIds.has(ids.all[index]) && (
            <div className={isOpen(index) ? common.stack : undefined} hidden={!isOpen(index)}>
              {children({
                field: { ...elementOf(field, index), label: labelOf(index) },
                name: `${name} › ${labelOf(index)}`,
                value: element,
                issueAt,
                onChange: (next) => onChange(elements.with(index, next)),
              })}
            </div>
          )}
        </section>
      ))}
      {!isFixedList && isFull && <p className={common.note}>At most {most} entries.</p>}
      {!isFixedList && !isFull && (
        <div data-add="" className={common.stack}>
          {adding ?? (
            <p>
              <Button variant="outline" onClick={add}>
                Add: {elementField.label}
              </Button>
            </p>
          )}
        </div>
      )}
    </section>
  );
}

interface ButtonsProps {
  name: string;
  index: number;
  /** How many elements the list has, and has to have. */
  count: number;
  least: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function ElementButtons({ name, index, count, least, onMove, onRemove }: ButtonsProps) {
  return (
    <>
      <IconButton
        icon="previous"
        name={`Move ${name} up`}
        isUpright
        data-move={`${index} -1`}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="next"
        name={`Move ${name} down`}
        isUpright
        data-move={`${index} 1`}
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      />
      <IconButton
        icon="remove"
        name={`Remove ${name}`}
        disabled={count <= least}
        onClick={onRemove}
      />
    </>
  );
}

/** Ids of a list's elements: what is typed or uploaded into one follows it when it moves. */
function useIds(count: number) {
  const newIds = (length: number) => Array.from({ length }, () => crypto.randomUUID() as string);
  const [ids, setIds] = useState(() => newIds(count));
  // An element may be added from outside of the list, such as an uploaded paper.
  if (ids.length !== count)
    setIds([...ids, ...newIds(Math.max(0, count - ids.length))].slice(0, count));
  return { all: ids, set: setIds };
}

/** What an element is called: its text, or the first text in it; '' when none is typed. */
function nameIn(element: unknown, { kind, schema }: Field): string {
  if (kind === 'bilingual') return (element as { en: string }).en;
  if (kind !== 'element') return String(element);
  const first = fieldsOf(schema).find((field) => ['bilingual', 'line'].includes(field.kind));
  return first ? nameIn((element as Record<string, unknown>)[first.path], first) : '';
}
