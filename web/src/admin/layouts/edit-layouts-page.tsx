import { useLocation } from 'react-router-dom';
import { layoutText as text } from '../documents/layout-words.ts';
import { NewLayout } from '../documents/new-layout.tsx';
import { OpenLayout } from '../documents/opened-layout.tsx';
import { EditorContext } from '../documents/use-editor.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { LayoutEditor } from './layout-editor.tsx';
import { LayoutList } from './layout-list.tsx';

/** Layouts and buildings: their plots, and the way to their pages. */
export default function EditLayoutsPage() {
  const search = new URLSearchParams(useLocation().search);
  const slug = search.get('layout');
  if (search.has('new'))
    return <AdminFrame heading={text.create.heading}>{() => <NewLayout />}</AdminFrame>;
  return (
    <AdminFrame heading={text.heading}>
      {() =>
        slug ? (
          <OpenLayout key={slug} slug={slug}>
            {(editor) => (
              <EditorContext value={editor}>
                <LayoutEditor />
              </EditorContext>
            )}
          </OpenLayout>
        ) : (
          <LayoutList />
        )
      }
    </AdminFrame>
  );
}
