import type { ContentIssue, Layout } from '@theni/contract';
import { layoutIssues } from '@theni/contract/layout-issues';
import { differences } from '@theni/contract/tree';
import { trimmed } from '@theni/contract/trimmed';
import { Link } from '../../ui/link.tsx';
import { ChangeList } from '../documents/change-list.tsx';
import changesCss from '../documents/changes.module.css';
import { issueAddress } from '../documents/layout-parts.ts';
import { layoutText } from '../documents/layout-words.ts';
import css from '../documents/layouts.module.css';
import { addressOf } from '../documents/parts.ts';
import { useCurrent, useEditor } from '../documents/use-editor.ts';
import { useLayout } from '../documents/use-layout.ts';
import { publicationStatus } from './layout-list.tsx';

const text = layoutText.publish;

/** What is missing before the layout may be public, what is not public yet, and the way there. */
export function PublishCheck() {
  const { slug, response } = useLayout();
  const { change } = useEditor();
  const layout = useCurrent<Layout>();
  const { Published } = response;
  const issues = layoutIssues(layout);
  const changes = Published ? differences(Published, trimmed(layout)) : [];
  const isPublic = Published !== null && changes.length === 0;
  return (
    <>
      <p>{text.lead}</p>
      <p className={css.status}>
        {isPublic ? text.isPublic : layoutText.publicationStatus[publicationStatus(response)]}
      </p>
      <h3>{issues.length === 0 ? text.complete : text.missing(issues.length)}</h3>
      <Issues issues={issues} />
      {changes.length > 0 && (
        <>
          <h3>{text.changes}</h3>
          <ChangeList
            label={text.changes}
            headings={text}
            changes={changes}
            addressOf={(path) => issueAddress(slug, path)}
            onTakeBack={({ path, before }) => change(path, before)}
          />
        </>
      )}
      <p className={css.note}>{text.plotsToo}</p>
      <p className={css.actions}>
        {issues.length === 0 && !isPublic && (
          <Link to={addressOf('changes', { layout: slug })} className={changesCss.link}>
            {text.open}
          </Link>
        )}
        {Published && (
          <Link to={addressOf('changes', { withdraw: slug })} className={changesCss.link}>
            {text.withdraw}
          </Link>
        )}
      </p>
    </>
  );
}

function Issues({ issues }: { issues: ContentIssue[] }) {
  const { slug } = useLayout();
  const { names } = useEditor();
  if (issues.length === 0) return null;
  return (
    <ul className={changesCss.issues}>
      {issues.map(({ path, message }) => (
        <li key={path + message}>
          <Link to={issueAddress(slug, path)}>{names.nameAt(path)}</Link>
          <p>{message}</p>
        </li>
      ))}
    </ul>
  );
}
