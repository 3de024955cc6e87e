import { claims } from '@theni/content/claims';
import { LANGUAGES } from '@theni/contract/limits';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import css from './changes.module.css';
import { contentText, readableDate } from './content-words.ts';
import { fieldAddress } from './parts.ts';
import { nameAt } from './sections.ts';
import { valueAt } from './tree.ts';
import { useEditor } from './use-editor.ts';

const text = contentText.claims;

/** What the law weighs: the owner says with a date that it is so. */
export function Claims() {
  const { draft, form, change } = useEditor();
  const confirmed: Record<string, string> =
    useWatch({ control: form.control, name: 'confirmed' }) ?? {};
  const open = claims.filter(({ key }) => !confirmed[key]);

  function confirm(key: string, isTrue: boolean) {
    const { [key]: _, ...others } = confirmed;
    // 2026-11-22, as it is here.
    const today = new Date().toLocaleDateString('en-CA');
    change('confirmed', isTrue ? { ...others, [key]: today } : others);
  }

  return (
    <>
      <h2>{text.heading}</h2>
      <p>{text.lead}</p>
      <p role="status">{text.open(open.length)}</p>
      <ul className={css.list} aria-label={text.heading}>
        {claims.map(({ key, why }) => (
          <li key={key} aria-label={nameAt(key)}>
            <h3>{nameAt(key)}</h3>
            {LANGUAGES.map((language) => (
              <blockquote key={language} lang={language} className={css.claim}>
                {String(valueAt(draft.mine, `${key}.${language}`) ?? '')}
              </blockquote>
            ))}
            <p>{why}</p>
            <CheckboxField
              label={confirmed[key] ? text.confirmedOn(readableDate(confirmed[key])) : text.confirm}
              checked={Boolean(confirmed[key])}
              onChange={(event) => confirm(key, event.currentTarget.checked)}
            />
            <p>
              <Link to={fieldAddress(`${key}.en`)} className={css.link}>
                {text.change}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
