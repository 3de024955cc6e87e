import type { ContentIssue, Layout } from '@theni/contract';
import type { Dependencies } from '../dependencies.ts';

/** Files that the layout names and that are not there, or of another kind. */
export async function fileIssues(
  contentFiles: Pick<Dependencies['contentFiles'], 'findAll'>,
  { plan, documents }: Pick<Layout, 'plan' | 'documents'>,
): Promise<ContentIssue[]> {
  const wanted = [
    ...(plan ? [{ path: 'plan', id: plan.file, kind: 'picture' }] : []),
    ...documents.map(({ file }, at) => ({ path: `documents.${at}`, id: file, kind: 'document' })),
  ];
  const found = await contentFiles.findAll(wanted.map(({ id }) => id));
  return wanted
    .filter(({ id, kind }) => found.get(id)?.Kind !== kind)
    .map(({ path }) => ({ path, message: 'This file is gone; please upload it again.' }));
}
