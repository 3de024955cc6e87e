import { Link } from '../../ui/link.tsx';
import common from '../ui/common.module.css';
import { issueAfter } from './layout-field.tsx';
import { layoutText } from './layout-words.ts';
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
      <Link to={fieldAddress(`projects.${slug}.${next}`)} className={common.link}>
        {layoutText.next(names.labelAt(next))}
      </Link>
    );
  if (issues.length > 0 || response.PublishedVersion !== null) return null;
  return (
    <Link to={addressOf('publish', { layout: slug })} className={common.link}>
      {layoutText.complete}
    </Link>
  );
}
