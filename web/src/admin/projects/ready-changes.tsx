import type { Project } from '@theni/contract';
import { useWatch } from 'react-hook-form';
import { ChangeList } from '../editor/change-list.tsx';
import { differences } from '../editor/tree.ts';
import { useEditor } from '../editor/use-editor.ts';
import { faultAddress } from './project-parts.ts';
import { projectText } from './project-words.ts';
import { useProject } from './use-project.ts';

const text = projectText.ready;

/** What differs from the project as the next publication takes it, field by field. */
export function ReadyChanges() {
  const { slug, answer } = useProject();
  const { form } = useEditor();
  const project = useWatch({ control: form.control }) as Project;
  const { ReadyProject } = answer;
  if (!ReadyProject) return null;
  const changes = differences(ReadyProject, project);
  if (changes.length === 0) return null;
  return (
    <>
      <h3>{text.changes}</h3>
      <ChangeList
        label={text.changes}
        headings={text}
        changes={changes}
        addressOf={(path) => faultAddress(slug, path)}
      />
    </>
  );
}
