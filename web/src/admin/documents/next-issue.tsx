import { Link } from '../../ui/link.tsx';
import { issueAfter } from './layout-field.tsx';
import { layoutText } from './layout-words.ts';
import css from './layouts.module.css';
import { addressOf, fieldAddress } from './parts.ts';
import { useEditor, usePublicationIssues } from './use-editor.ts';
import { useLayout } from './use-layout.ts';

/** From one value of a layout to the next one that keeps it from being public, and then to the public. */
export function NextIssue({ path }: { path: string }) {
  const { slug, response } = useLayout();
  const { names } = useEditor();
  const issues = usePublicationIssues();
  const next = issueAfter(path, issues);
  if (next)
    return (
      <Link to={fieldAddress(`projects.${slug}.${next}`)} className={css.link}>
        {layoutText.next(names.labelAt(next))}
      </Link>
    );
  if (issues.length > 0 || response.PublishedVersion !== null) return null;
  return (
    <Link to={addressOf('publish', { layout: slug })} className={css.link}>
      {layoutText.complete}
    </Link>
  );
}
