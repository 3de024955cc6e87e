import type { Layout } from '@theni/contract';
import { BothField } from './layout-fields.tsx';
import { layoutText } from './layout-words.ts';
import css from './layouts.module.css';
import { ListField } from './list-field.tsx';
import { UploadButton } from './upload-button.tsx';
import { useContentFile } from './use-content-file.ts';
import { useValue } from './use-editor.ts';

const text = layoutText.upload;

/** PDFs that buyers open on the project's page. */
export function DocumentsForm() {
  const { value: documents, change } = useValue<Layout['documents']>('documents');
  return (
    <ListField
      path="documents"
      sample={{ file: '', title: { en: '', ta: '' } }}
      mayBeEmpty
      none={text.noDocuments}
      adding={
        <>
          <p className={css.note}>{text.documentHint}</p>
          <UploadButton
            label={text.document}
            about={text.document}
            accept=".pdf"
            onUploaded={({ Id, Name }) => {
              const title = { en: Name.replace(/\.pdf$/i, ''), ta: '' };
              change([...documents, { file: Id, title }]);
            }}
          />
        </>
      }
    >
      {(path) => (
        <>
          <DocumentName path={path} />
          <BothField path={`${path}.title`} />
        </>
      )}
    </ListField>
  );
}

function DocumentName({ path }: { path: string }) {
  const { value: id } = useValue<string>(`${path}.file`);
  const { data } = useContentFile(id);
  if (!data) return null;
  return (
    <p className={css.note}>
      {data.Name} · {Math.max(1, Math.round(data.Bytes / 1024))} KB
    </p>
  );
}
