import { useMutation, useQueryClient } from '@tanstack/react-query';
import { layoutSlug } from '@theni/contract/layout';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { AdminApiError } from '../api/errors.ts';
import { layoutsQuery, slugOf } from '../api/layout-queries.ts';
import { createLayout } from '../api/layouts-api.ts';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { emptyLayout } from './empty-layout.ts';
import { layoutAddress } from './layout-parts.ts';
import { layoutText } from './layout-words.ts';
import formCss from './layouts.module.css';

const text = layoutText.create;

/** Name and address; everything else is typed afterwards. */
export function NewLayout({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [typedSlug, setTypedSlug] = useState<string>();
  const slug = typedSlug ?? slugOf(name);
  const isSlug = layoutSlug.safeParse(slug).success;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => createLayout(slug, emptyLayout(name.trim())),
    meta: { failure: 'the project could not be created' },
    onSuccess: async ({ Slug }) => {
      await client.invalidateQueries(layoutsQuery);
      navigate(layoutAddress(Slug, 'basics'));
    },
  });
  // Another layout has the address, or there is no room for one more.
  const taken = error instanceof AdminApiError && error.status === 409 ? error.message : undefined;

  function create(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSlug) mutate();
  }

  return (
    <Dialog heading={text.heading} onCancel={onClose}>
      <form className={formCss.form} onSubmit={create}>
        <InputField
          label={text.name}
          wrong={text.nameMissing}
          required
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <InputField
          label={text.slug}
          wrong={text.slugWrong}
          required
          autoCapitalize="none"
          spellCheck={false}
          hint={text.slugHint(slug)}
          error={slugError(slug, isSlug, taken)}
          value={slug}
          onChange={(event) => setTypedSlug(event.currentTarget.value.toLowerCase())}
        />
        <p role="alert" className={formCss.issue}>
          {error && !taken && failureOf(error)}
        </p>
        <DialogActions>
          <Button variant="outline" onClick={onClose}>
            {layoutText.cancel}
          </Button>
          <Button type="submit" disabled={isPending}>
            {isPending ? text.creating : text.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function slugError(slug: string, isSlug: boolean, taken: string | undefined): string | undefined {
  if (slug !== '' && !isSlug) return text.slugWrong;
  return taken;
}

function failureOf(error: Error): string {
  return error instanceof AdminApiError ? text.full(error.message) : text.failed;
}
