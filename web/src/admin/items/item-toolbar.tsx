import type { Item } from '@theni/contract';
import { GALLERY_SERVICES } from '@theni/contract/limits';
import { type ComponentProps, useMemo } from 'react';
import { InputField } from '../../ui/field.tsx';
import { useLayoutChoices } from '../api/use-layout-choices.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { adminText } from '../words.ts';
import { type ItemFilters, layoutsOf, townsOf } from './item-filters.ts';
import css from './item-grid.module.css';

const text = adminText.panel.filters;

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
  const change = (field: keyof ItemFilters) => (event: { currentTarget: { value: string } }) =>
    onFilters({ ...filters, [field]: event.currentTarget.value });
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
        onChange={change('search')}
      />
      <Disclosure summary={text.label(chosen)}>
        <div className={css.filters}>
          <SelectField label={text.service} value={filters.service} onChange={change('service')}>
            <option value="">{text.anyService}</option>
            {GALLERY_SERVICES.map((service) => (
              <option key={service} value={service}>
                {service.trim()}
              </option>
            ))}
          </SelectField>
          <SelectField label={text.place} value={filters.place} onChange={change('place')}>
            <option value="">{text.anyPlace}</option>
            {towns.map((town) => (
              <option key={town}>{town}</option>
            ))}
          </SelectField>
          {layouts.length > 0 && (
            <LayoutFilter slugs={layouts} value={filters.layout} onChange={change('layout')} />
          )}
        </div>
      </Disclosure>
    </search>
  );
}

function LayoutFilter({ slugs, ...select }: { slugs: string[] } & ComponentProps<'select'>) {
  const choices = useLayoutChoices(slugs).filter(({ slug }) => slugs.includes(slug));
  return (
    <SelectField label={text.layout} {...select}>
      <option value="">{text.anyLayout}</option>
      <option value="none">{text.noLayout}</option>
      {choices.map(({ slug, label }) => (
        <option key={slug} value={slug}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
