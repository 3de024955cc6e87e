import type { Content } from '@theni/content';
import { type Confirmation, claims, isConfirmed } from '@theni/content/claims';
import { textAt } from '@theni/content/schema';
import { LANGUAGES } from '@theni/contract/limits';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import css from './changes.module.css';
import { contentText, readableDate } from './content-words.ts';
import { fieldAddress } from './parts.ts';
import { nameAt } from './sections.ts';
import { useEditor } from './use-editor.ts';

const text = contentText.claims;

/** What the law weighs: the owner says with a date that it is so. */
export function Claims() {
  const { draft, form, change } = useEditor();
  const confirmed: Record<string, Confirmation> =
    useWatch({ control: form.control, name: 'confirmed' }) ?? {};
  // A slide may be gone, and its claim with it.
  const made = claims.flatMap((claim) => {
    const said = textAt(draft.mine as Content, claim.key);
    return said ? [{ ...claim, said, isTrue: isConfirmed(confirmed[claim.key], said) }] : [];
  });
  const open = made.filter(({ isTrue }) => !isTrue);

  function confirm(key: string, said: Confirmation['text'], isTrue: boolean) {
    const { [key]: _, ...others } = confirmed;
    // 2026-11-22, as it is here.
    const day = new Date().toLocaleDateString('en-CA');
    change('confirmed', isTrue ? { ...others, [key]: { day, text: said } } : others);
  }

  return (
    <>
      <h2>{text.heading}</h2>
      <p>{text.lead}</p>
      <p role="status">{text.open(open.length)}</p>
      <ul className={css.list} aria-label={text.heading}>
        {made.map(({ key, why, said, isTrue }) => (
          <li key={key} aria-label={nameAt(key)}>
            <h3>{nameAt(key)}</h3>
            {LANGUAGES.map((language) => (
              <blockquote key={language} lang={language} className={css.claim}>
                {said[language]}
              </blockquote>
            ))}
            <p>{why}</p>
            {confirmed[key] && !isTrue && (
              <p>{text.changedSince(readableDate(confirmed[key].day))}</p>
            )}
            <CheckboxField
              label={labelOf(confirmed[key], isTrue)}
              checked={isTrue}
              onChange={(event) => confirm(key, said, event.currentTarget.checked)}
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

function labelOf(confirmation: Confirmation | undefined, isTrue: boolean): string {
  return confirmation && isTrue ? text.confirmedOn(readableDate(confirmation.day)) : text.confirm;
}
