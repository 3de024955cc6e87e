import type { Content } from '@theni/content';
import { type Claim, claimsIn } from '@theni/content/claims';
import { LANGUAGES } from '@theni/contract/limits';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import css from '../editor/changes.module.css';
import { editorText, readableDate } from '../editor/editor-words.ts';
import { useEditor } from '../editor/use-editor.ts';
import { fieldAddress } from './parts.ts';
import { nameAt } from './sections.ts';

const text = editorText.claims;

/** What the law weighs: the owner says with a date that it is so. */
export function Claims() {
  const { draft, form, change, dropFault } = useEditor();
  const confirmed: Content['confirmed'] =
    useWatch({ control: form.control, name: 'confirmed' }) ?? {};
  const claims = claimsIn({ ...(draft.mine as Content), confirmed });
  const open = claims.filter(({ isConfirmed }) => !isConfirmed);

  function confirm({ key, path, text }: Claim, isTrue: boolean) {
    const { [key]: _, ...others } = confirmed;
    // 2026-11-22, as it is here.
    const day = new Date().toLocaleDateString('en-CA');
    change('confirmed', isTrue ? { ...others, [key]: { day, text } } : others);
    dropFault(`confirmed.${path}`);
  }

  return (
    <>
      <h2>{text.heading}</h2>
      <p>{text.lead}</p>
      <p role="status">{text.open(open.length)}</p>
      <ul className={css.list} aria-label={text.heading}>
        {claims.map((claim) => (
          <li key={claim.key} aria-label={nameAt(claim.path)}>
            <h3>{nameAt(claim.path)}</h3>
            {LANGUAGES.map((language) => (
              <blockquote key={language} lang={language} className={css.claim}>
                {claim.text[language]}
              </blockquote>
            ))}
            <p>{claim.why}</p>
            {claim.isRewritten && !claim.isConfirmed && <p>{text.rewritten}</p>}
            {claim.confirmation && !claim.isConfirmed && (
              <p>{text.changedSince(readableDate(claim.confirmation.day))}</p>
            )}
            <CheckboxField
              label={labelOf(claim)}
              checked={claim.isConfirmed}
              onChange={(event) => confirm(claim, event.currentTarget.checked)}
            />
            <p>
              <Link to={fieldAddress(`${claim.path}.en`)} className={css.link}>
                {text.change}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function labelOf({ confirmation, isConfirmed }: Claim): string {
  return confirmation && isConfirmed
    ? text.confirmedOn(readableDate(confirmation.day))
    : text.confirm;
}
