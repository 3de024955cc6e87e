import { useMutation, useQueryClient } from '@tanstack/react-query';
import { projectSlug } from '@theni/contract/project';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import { AdminApiError } from '../api/errors.ts';
import { projectsQuery, slugOf } from '../api/project-queries.ts';
import { createProject } from '../api/projects-api.ts';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { emptyProject } from './empty-project.ts';
import { projectAddress } from './project-parts.ts';
import { projectText } from './project-words.ts';
import formCss from './projects.module.css';

const text = projectText.create;

/** Name and address; everything else is typed afterwards. */
export function NewProject({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [typedSlug, setTypedSlug] = useState<string>();
  const slug = typedSlug ?? slugOf(name);
  const isSlug = projectSlug.safeParse(slug).success;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => createProject(slug, emptyProject(name.trim())),
    meta: { failure: 'the project could not be created' },
    onSuccess: async ({ Slug }) => {
      await client.invalidateQueries(projectsQuery);
      navigate(projectAddress(Slug, 'basics'));
    },
  });
  // Another project has the address, or there is no room for one more.
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
        <p role="alert" className={formCss.fault}>
          {error && !taken && failureOf(error)}
        </p>
        <DialogActions>
          <Button look="outline" onClick={onClose}>
            {projectText.cancel}
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
