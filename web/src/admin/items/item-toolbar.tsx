import type { Item } from '@theni/contract';
import { GALLERY_SERVICES } from '@theni/contract/limits';
import { useMemo } from 'react';
import { InputField } from '../../ui/field.tsx';
import { useLayoutChoices } from '../api/use-layout-choices.ts';
import { Choice } from '../ui/choice.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { adminText } from '../words.ts';
import { type ItemFilters, layoutsOf, townsOf } from './item-filters.ts';
import css from './item-grid.module.css';

const text = adminText.panel.filters;
const STATES = ['pinned', 'hidden', 'visible'] as const;

/** Which of the items the grid shows. */
export function ItemToolbar({
  items,
  filters,
  onFilters,
}: {
  items: Item[];
  filters: ItemFilters;
  onFilters: (filters: ItemFilters) => void;
}) {
  const change = (field: keyof ItemFilters) => (value: string) =>
    onFilters({ ...filters, [field]: value });
  const layouts = useMemo(() => layoutsOf(items), [items]);
  const towns = useMemo(() => townsOf(items), [items]);
  const { search: _, ...choices } = filters;
  const chosen = Object.values(choices).filter(Boolean).length;
  return (
    <search className={css.toolbar}>
      <InputField
        label={text.search}
        type="search"
        value={filters.search}
        onChange={(event) => change('search')(event.currentTarget.value)}
      />
      <Disclosure summary={text.label(chosen)}>
        <div className={css.filters}>
          <Choice label={text.service} value={filters.service} onChange={change('service')}>
            <option value="">{text.anyService}</option>
            {GALLERY_SERVICES.map((service) => (
              <option key={service} value={service}>
                {service.trim()}
              </option>
            ))}
          </Choice>
          <Choice label={text.place} value={filters.place} onChange={change('place')}>
            <option value="">{text.anyPlace}</option>
            {towns.map((town) => (
              <option key={town}>{town}</option>
            ))}
          </Choice>
          {layouts.length > 0 && (
            <LayoutFilter slugs={layouts} chosen={filters.layout} onChoose={change('layout')} />
          )}
          <Choice label={text.state} value={filters.state} onChange={change('state')}>
            <option value="">{text.anyState}</option>
            {STATES.map((state) => (
              <option key={state} value={state}>
                {text[state]}
              </option>
            ))}
          </Choice>
        </div>
      </Disclosure>
    </search>
  );
}

function LayoutFilter({
  slugs,
  chosen,
  onChoose,
}: {
  slugs: string[];
  chosen: string;
  onChoose: (slug: string) => void;
}) {
  const choices = useLayoutChoices(slugs).filter(({ slug }) => slugs.includes(slug));
  return (
    <Choice label={text.layout} value={chosen} onChange={onChoose}>
      <option value="">{text.anyLayout}</option>
      <option value="none">{text.noLayout}</option>
      {choices.map(({ slug, label }) => (
        <option key={slug} value={slug}>
          {label}
        </option>
      ))}
    </Choice>
  );
}
