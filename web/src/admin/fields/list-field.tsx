import { defaultValueOf, elementOf, type Field, fieldsOf } from '@theni/contract/fields';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import common from '../ui/common.module.css';
import { IconButton } from '../ui/controls.tsx';
import { focusField } from '../ui/focus.ts';
import { notifyWithUndo } from '../ui/notice.ts';
import { FieldIssueLine, type FieldProps } from './field-issue.tsx';
import css from './fields.module.css';

interface Props extends FieldProps {
  children: (element: FieldProps) => ReactNode;
}

/** Elements can be added, moved and removed. In browsers since 2024 one alone is open. */
export function ListField(props: Props) {
  const { field, name = field.label, opened = 0, adding, issueAt, onChange, children } = props;
  const { path, label, most = Number.POSITIVE_INFINITY, least = 0, isFixedList = false } = field;
  const elements = props.value as unknown[];
  const ids = useIds(elements.length);
  const [openId, setOpenId] = useState(ids.all[opened]);
  const list = useRef<HTMLElement>(null);
  /** The list as it is when an Undo is tapped: other elements may have changed by then. */
  const latest = useRef({ props, ids });
  useEffect(() => {
    latest.current = { props, ids };
  });

  const elementField = elementOf(field, elements.length);
  const isFull = elements.length >= most;
  const labelOf = (index: number) => `${elementField.label} ${index + 1}`;
  const nameOf = (index: number) => nameIn(elements[index], elementField);
  const change = (next: unknown[], nextIds: string[]) =>
    flushSync(() => {
      onChange(next);
      ids.set(nextIds);
    });
  const inList = (selector: string) => [
    ...(list.current?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];

  function move(index: number, by: -1 | 1) {
    const moved = <Value,>(all: Value[]) =>
      all.toSpliced(index, 1).toSpliced(index + by, 0, all[index] as Value);
    change(moved(elements), moved(ids.all));
  }

  function remove(index: number) {
    const removed = elements[index];
    const removedId = ids.all[index] ?? '';
    const nameOfRemoved = nameOf(index) || labelOf(index);
    change(elements.toSpliced(index, 1), ids.all.toSpliced(index, 1));
    (inList('summary')[index] ?? inList('[data-add] button')[0])?.focus();
    function takeBack() {
      const { props: now, ids: idsNow } = latest.current;
      now.onChange((now.value as unknown[]).toSpliced(index, 0, removed));
      idsNow.set(idsNow.all.toSpliced(index, 0, removedId));
    }
    notifyWithUndo(`${nameOfRemoved} removed.`, takeBack);
  }

  function add() {
    const id = crypto.randomUUID();
    change([...elements, defaultValueOf(elementField)], [...ids.all, id]);
    // Opened only now: a browser closes one that is put open beside another open one of its name.
    flushSync(() => setOpenId(id));
    focusField(list.current, elementField.path);
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
        <section key={ids.all[index]} className={css.element} aria-label={labelOf(index)}>
          <details name={path} open={ids.all[index] === openId} className={common.disclosure}>
            <summary>{[labelOf(index), nameOf(index)].filter(Boolean).join(': ')}</summary>
            <div className={common.stack}>
              {children({
                field: { ...elementOf(field, index), label: labelOf(index) },
                name: `${name} › ${labelOf(index)}`,
                value: element,
                issueAt,
                onChange: (next) => onChange(elements.with(index, next)),
              })}
            </div>
          </details>
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
  const isFirst = index === 0;
  const isLast = index === count - 1;
  // One that is at an end is not `disabled`: that would take the focus from it.
  return (
    <div className={css.buttons}>
      <IconButton
        icon="previous"
        name={`Move ${name} up`}
        isUpright
        aria-disabled={isFirst}
        onClick={() => !isFirst && onMove(-1)}
      />
      <IconButton
        icon="next"
        name={`Move ${name} down`}
        isUpright
        aria-disabled={isLast}
        onClick={() => !isLast && onMove(1)}
      />
      <IconButton
        icon="remove"
        name={`Remove ${name}`}
        disabled={count <= least}
        onClick={onRemove}
      />
    </div>
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
