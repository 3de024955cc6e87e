import { useQuery } from '@tanstack/react-query';
import { layoutSlug } from '@theni/contract/layout';
import { InputField } from '../../ui/field.tsx';
import { layoutsQuery, slugOf } from '../api/layout-queries.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { layoutText } from './layout-words.ts';
import { useEditor, useValue } from './use-editor.ts';

const text = layoutText.create;

/** The last part of the new page's address: as typed, or as the English name suggests. */
export function useSlug() {
  const { value: name } = useValue<string>('name.en');
  const { value: typed } = useValue<string>('slug');
  const { data: layouts = [] } = useQuery(layoutsQuery);
  const value = typed || slugOf(name);
  return {
    value,
    error: value
      ? errorOf(
          value,
          layouts.map(({ Slug }) => Slug),
        )
      : undefined,
  };
}

function errorOf(slug: string, taken: string[]): string | undefined {
  if (!layoutSlug.safeParse(slug).success) return text.slugWrong;
  return taken.includes(slug) ? text.taken : undefined;
}

export function SlugField({ slug }: { slug: { value: string; error?: string | undefined } }) {
  const { change } = useEditor();
  return (
    <Disclosure summary={layoutText.more} isOpen={slug.error !== undefined}>
      <div data-path="slug">
        <InputField
          label={text.slug}
          hint={text.slugHint(slug.value)}
          error={slug.error}
          autoCapitalize="none"
          spellCheck={false}
          value={slug.value}
          onChange={(event) => change('slug', event.currentTarget.value.toLowerCase())}
        />
      </div>
    </Disclosure>
  );
}
