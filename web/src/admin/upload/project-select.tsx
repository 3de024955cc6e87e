import { type ComponentProps, type ReactNode, useId } from 'react';
import css from '../../ui/field.module.css';
import { useProjectChoices } from '../api/use-project-choices.ts';

const NONE: string[] = [];

/** The layouts that there are. */
export function ProjectSelect({
  label,
  empty,
  children,
  ...select
}: { label: string; empty: string; children?: ReactNode } & ComponentProps<'select'>) {
  const id = useId();
  const projects = useProjectChoices(NONE);
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {/* An uncontrolled choice is set anew when the layouts have come. */}
      <select key={projects.length} {...select} id={id} className={css.control}>
        <option value="">{empty}</option>
        {children}
        {projects.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
