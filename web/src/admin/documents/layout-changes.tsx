import { CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { AdminApiError } from '../api/errors.ts';
import { ChangeList } from './change-list.tsx';
import css from './changes.module.css';
import { editorText } from './editor-words.ts';
import { fieldAddress } from './parts.ts';
import { spokenLayoutName } from './spoken-names.ts';
import { type ChangedLayout, useLayoutChange } from './use-changed-layouts.ts';
import { usePublication } from './use-content-editor.ts';

const text = editorText.changes;

/** What visitors do not see yet of a layout. Once it is complete, it may go public with the rest; until then it stays as they see it. */
export function LayoutChanges({ layout }: { layout: ChangedLayout }) {
  const { slug, name, response, changes, missing } = layout;
  const { error, isError, mutate } = useLayoutChange();
  const addressOf = (path: string) => fieldAddress(`projects.${slug}.${path}`);
  return (
    <section className={css.layout} aria-label={name}>
      <h3>
        <Link to={fieldAddress(`projects.${slug}`)}>{name}</Link>
      </h3>
      {response.Published === null && <p>{text.layout.isNew}</p>}
      {missing.length === 0 ? <Tick layout={layout} /> : <Missing layout={layout} />}
      {isError && <p role="alert">{reasonOf(error)}</p>}
      <ChangeList
        label={name}
        changes={changes}
        nameOf={spokenLayoutName}
        addressOf={addressOf}
        onTakeBack={({ path, before }) => mutate({ response, path, value: before })}
      />
    </section>
  );
}

function Tick({ layout: { slug, name } }: { layout: ChangedLayout }) {
  const { order, setOrder } = usePublication();
  const others = order.Layouts.filter((each) => each !== slug);
  return (
    <CheckboxField
      label={text.layout.publish(name)}
      checked={order.Layouts.includes(slug)}
      onChange={({ currentTarget: { checked } }) =>
        setOrder({ ...order, Layouts: checked ? [...others, slug] : others })
      }
    />
  );
}

/** Of five hundred plots without a size it is enough to name a few. */
const MOST = 12;

function Missing({ layout: { slug, missing, response } }: { layout: ChangedLayout }) {
  const { lacks, stays, staysHidden } = text.layout;
  return (
    <div>
      <p>
        <strong>{lacks(missing.length)}.</strong> {response.Published ? stays : staysHidden}
      </p>
      <ul className={css.issues}>
        {missing.slice(0, MOST).map(({ path, message }) => (
          <li key={path + message}>
            <Link to={fieldAddress(`projects.${slug}.${path}`)}>{spokenLayoutName(path)}</Link>
            <p>{message}</p>
          </li>
        ))}
      </ul>
      {missing.length > MOST && <p>{text.more(missing.length - MOST)}</p>}
    </div>
  );
}

/** @param error of a change that was refused */
function reasonOf(error: Error): string {
  const { overtaken, failed } = text.layout;
  if (!(error instanceof AdminApiError)) return failed;
  if (error.status === 412) return overtaken;
  return error.issues[0]?.message ?? error.message;
}
