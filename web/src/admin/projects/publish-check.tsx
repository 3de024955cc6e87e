import type { ContentFault, Project } from '@theni/contract';
import { projectFaults } from '@theni/contract/project-faults';
import { differences } from '@theni/contract/tree';
import { trimmed } from '@theni/contract/trimmed';
import { useWatch } from 'react-hook-form';
import { Link } from '../../ui/link.tsx';
import { addressOf } from '../content/parts.ts';
import { ChangeList } from '../editor/change-list.tsx';
import changesCss from '../editor/changes.module.css';
import { useEditor } from '../editor/use-editor.ts';
import { publicationStatus } from './project-list.tsx';
import { faultAddress } from './project-parts.ts';
import { projectText } from './project-words.ts';
import css from './projects.module.css';
import { useProject } from './use-project.ts';

const text = projectText.publish;

/** What is missing before the project may be public, what is not public yet, and the way there. */
export function PublishCheck() {
  const { slug, answer } = useProject();
  const { form, change } = useEditor();
  const project = useWatch({ control: form.control }) as Project;
  const { Published } = answer;
  const faults = projectFaults(project);
  const changes = Published ? differences(Published, trimmed(project)) : [];
  const isPublic = Published !== null && changes.length === 0;
  return (
    <>
      <p>{text.lead}</p>
      <p className={css.status}>
        {isPublic ? text.isPublic : projectText.publicationStatus[publicationStatus(answer)]}
      </p>
      <h3>{faults.length === 0 ? text.complete : text.missing(faults.length)}</h3>
      <Faults faults={faults} />
      {changes.length > 0 && (
        <>
          <h3>{text.changes}</h3>
          <ChangeList
            label={text.changes}
            headings={text}
            changes={changes}
            addressOf={(path) => faultAddress(slug, path)}
            onTakeBack={({ path, before }) => change(path, before)}
          />
        </>
      )}
      <p className={css.note}>{text.plotsToo}</p>
      <p className={css.actions}>
        {faults.length === 0 && !isPublic && (
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

function Faults({ faults }: { faults: ContentFault[] }) {
  const { slug } = useProject();
  const { names } = useEditor();
  if (faults.length === 0) return null;
  return (
    <ul className={changesCss.faults}>
      {faults.map(({ path, message }) => (
        <li key={path + message}>
          <Link to={faultAddress(slug, path)}>{names.nameAt(path)}</Link>
          <p>{message}</p>
        </li>
      ))}
    </ul>
  );
}
