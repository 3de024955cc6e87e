import type { ComponentProps } from 'react';
import { useProjectChoices } from '../api/use-project-choices.ts';
import { SelectField } from '../ui/select-field.tsx';

const NONE: string[] = [];

/** The layouts that there are. @param named slugs that can be chosen though they are gone, or not loaded yet */
export function ProjectSelect({
  empty,
  named = NONE,
  children,
  ...select
}: { empty: string; named?: string[] } & ComponentProps<typeof SelectField>) {
  const projects = useProjectChoices(named);
  return (
    // An uncontrolled choice is set anew when the layouts have come.
    <SelectField key={projects.length} {...select}>
      <option value="">{empty}</option>
      {children}
      {projects.map(({ slug, label }) => (
        <option key={slug} value={slug}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
