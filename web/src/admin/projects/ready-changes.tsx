import type { Project } from '@theni/contract';
import { useWatch } from 'react-hook-form';
import { Link } from '../../ui/link.tsx';
import changesCss from '../content/changes.module.css';
import { ShownValue } from '../content/shown-value.tsx';
import { differences } from '../content/tree.ts';
import { useEditor } from '../content/use-editor.ts';
import { faultAddress } from './project-parts.ts';
import { projectText } from './project-words.ts';
import { useProject } from './use-project.ts';

const text = projectText.ready;

/** What differs from the project as the next publication takes it, field by field. */
export function ReadyChanges() {
  const { slug, answer } = useProject();
  const { form, names } = useEditor();
  const project = useWatch({ control: form.control }) as Project;
  const { ReadyProject } = answer;
  if (!ReadyProject) return null;
  const changes = differences(ReadyProject, project);
  if (changes.length === 0) return null;
  return (
    <>
      <h3>{text.changes}</h3>
      <ul className={changesCss.list} aria-label={text.changes}>
        {changes.map(({ path, before, after }) => (
          <li key={path} aria-label={names.nameAt(path)}>
            <h3>
              <Link to={faultAddress(slug, path)}>{names.nameAt(path)}</Link>
            </h3>
            <dl className={changesCss.texts}>
              <div>
                <dt>{text.before}</dt>
                <dd>
                  <ShownValue path={path} value={before} />
                </dd>
              </div>
              <div>
                <dt>{text.after}</dt>
                <dd>
                  <ShownValue path={path} value={after} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
