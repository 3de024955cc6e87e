import type { ComponentProps } from 'react';
import { useLayoutChoices } from '../api/use-layout-choices.ts';
import { SelectField } from '../ui/select-field.tsx';

const NONE: string[] = [];

/** The layouts that there are. @param named slugs that can be chosen though they are gone, or not loaded yet */
export function LayoutSelect({
  empty,
  named = NONE,
  children,
  ...select
}: { empty: string; named?: string[] } & ComponentProps<typeof SelectField>) {
  const layouts = useLayoutChoices(named);
  return (
    // An uncontrolled choice is set anew when the layouts have come.
    <SelectField key={layouts.length} {...select}>
      <option value="">{empty}</option>
      {children}
      {layouts.map(({ slug, label }) => (
        <option key={slug} value={slug}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
