import type { Field } from '@theni/contract/fields';
import { isAsked, layoutSections } from '@theni/contract/layout-fields';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import common from '../ui/common.module.css';
import { Disclosure } from '../ui/disclosure.tsx';
import { LayoutField } from './layout-field.tsx';
import { useLayout } from './use-layout.ts';

/** A layout's facts without its plots, in parts that fold. */
export function DetailsForm() {
  const { layout, toCorrect } = useLayout();
  const { key, search } = useLocation();
  const openField = new URLSearchParams(search).get('field');
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads there again
  useEffect(() => {
    if (!openField) return;
    const path = CSS.escape(openField);
    const element = form.current?.querySelector(`[data-path="${path}"], [data-path^="${path}."]`);
    const input = element?.querySelector<HTMLElement>('input, textarea, select, button');
    if (input) unfoldAround(input);
    input?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
  }, [openField, key]);

  return (
    <form ref={form} className={common.stack} onSubmit={(event) => event.preventDefault()}>
      {layoutSections.map(({ name, fields }, at) => {
        const issues = toCorrect.filter((issue) => fields.some((field) => isIn(field, issue.path)));
        return (
          <Disclosure
            key={name}
            summary={issues.length > 0 ? `${name} · ${issues.length} missing` : name}
            isOpen={at === 0 || fields.some((field) => isIn(field, openField ?? ''))}
          >
            <div className={common.stack}>
              {fields
                .filter((field) => isAsked(field.path, layout))
                .map((field) => (
                  <LayoutField key={field.path} field={field} />
                ))}
            </div>
          </Disclosure>
        );
      })}
    </form>
  );
}

/** The owner may have folded the part by hand since the last link into it, or a list in it. */
function unfoldAround(input: HTMLElement): void {
  let folded = input.closest<HTMLDetailsElement>('details:not([open])');
  while (folded) {
    folded.open = true;
    folded = folded.closest<HTMLDetailsElement>('details:not([open])');
  }
}

function isIn({ path }: Field, inner: string): boolean {
  return `${inner}.`.startsWith(`${path}.`);
}
