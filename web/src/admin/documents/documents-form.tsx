import type { Layout } from '@theni/contract';
import { UploadButton } from '../fields/upload-button.tsx';
import { useContentFile } from '../fields/use-content-file.ts';
import common from '../ui/common.module.css';
import { BothField } from './layout-fields.tsx';
import { layoutText } from './layout-words.ts';
import { ListField } from './list-field.tsx';
import { useEditor, useValue } from './use-editor.ts';

const text = layoutText.upload;

/** PDFs that buyers open on the layout's page. */
export function DocumentsForm() {
  const { draft, change } = useEditor();
  return (
    <ListField
      path="documents"
      sample={{ file: '', title: { en: '', ta: '' } }}
      mayBeEmpty
      none={text.noDocuments}
      adding={
        <>
          <p className={common.note}>{text.documentHint}</p>
          <UploadButton
            label={text.document}
            about={text.document}
            accept=".pdf"
            onUploaded={({ Id, Name }) => {
              const title = { en: Name.replace(/\.pdf$/i, ''), ta: '' };
              // As they are by now: titles are typed while a file is on its way.
              const { documents } = draft.mine as Layout;
              change('documents', [...documents, { file: Id, title }]);
            }}
          />
        </>
      }
    >
      {(path) => <DocumentFields path={path} />}
    </ListField>
  );
}

export function DocumentFields({ path }: { path: string }) {
  const { value: id } = useValue<string>(`${path}.file`);
  const { data } = useContentFile(id);
  return (
    <>
      {data && (
        <p className={common.note}>
          {data.Name} · {Math.max(1, Math.round(data.Bytes / 1024))} KB
        </p>
      )}
      <BothField path={`${path}.title`} />
    </>
  );
}
