import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useProjectChoices } from '../api/use-project-choices.ts';
import { Choice } from '../ui/choice.tsx';
import { adminText } from '../words.ts';
import css from './item-grid.module.css';

const text = adminText.panel.many;

/** No slug is as short. */
const NO_PROJECT = '-';

/** @param onMove gets a slug, or `''` for no project */
export function MoveForm({
  known,
  onMove,
}: {
  /** Slugs. */
  known: string[];
  onMove: (project: string) => void;
}) {
  /** A slug, or NO_PROJECT; '' while none is chosen. */
  const [target, setTarget] = useState('');
  const projects = useProjectChoices(known);

  function move(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onMove(target === NO_PROJECT ? '' : target);
  }

  return (
    <form className={css.move} onSubmit={move}>
      <Choice label={text.project} value={target} onChange={setTarget}>
        <option value="">{text.chooseProject}</option>
        <option value={NO_PROJECT}>{adminText.panel.filters.noProject}</option>
        {projects.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </Choice>
      <Button type="submit" look="outline" disabled={target === ''}>
        {text.move}
      </Button>
    </form>
  );
}
