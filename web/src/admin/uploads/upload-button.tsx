import type { ContentFile } from '@theni/contract';
import { VIDEO_TYPE } from '@theni/contract/item';
import { DOCUMENT_TYPE } from '@theni/contract/uploads';
import { useEffect, useId, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { call } from '../api/call.ts';
import { RejectedFileError } from '../api/errors.ts';
import common from '../ui/common.module.css';
import { FileButton } from '../ui/controls.tsx';
import { notify } from '../ui/notice.ts';
import { checkDocument, checkFile, copyOf } from './check-file.ts';
import { UploadProgress } from './upload-progress.tsx';
import { objectNameOf, type UploadListener, uploadToStorage } from './upload-to-storage.ts';
import css from './uploads.module.css';
import { failureOf, forgetUploads, uploadFiles, useUploads } from './uploads.ts';

type Kind = 'picture' | 'document';
const ACCEPTED: Record<Kind, string> = { picture: '.jpg,.jpeg,.png', document: '.pdf' };

interface Props {
  kind: Kind;
  label: string;
  /** For screen readers, where several buttons have the same label. */
  ariaLabel?: string;
  onUploaded: (file: ContentFile) => void;
}

/** Chooses and uploads the file of a field. */
export function UploadButton({ kind, label, ariaLabel, onUploaded }: Props) {
  const owner = useId();
  const { isBusy, failed } = useUploads(owner);
  /** The field may have changed while the file was uploading; undefined once it is gone. */
  const newest = useRef<typeof onUploaded>(undefined);
  useEffect(() => {
    newest.current = onUploaded;
    return () => {
      newest.current = undefined;
    };
  }, [onUploaded]);

  function upload(file: File) {
    forgetUploads((upload) => upload.owner === owner);
    const notifyOf = (text: string) => notify({ text: `${file.name} ${text}` });
    uploadFiles([
      {
        file,
        owner,
        send: async (listener) => {
          try {
            const uploaded = await uploadContentFile(file, kind, listener);
            if (newest.current) newest.current(uploaded);
            else
              notifyOf(
                'was uploaded but is not used, because its field was closed or removed. Please choose it again.',
              );
          } catch (error) {
            if (!newest.current) notifyOf(`is not uploaded. ${failureOf(error).reason}`);
            throw error;
          }
        },
      },
    ]);
  }

  return (
    <div className={css.button}>
      <FileButton accept={ACCEPTED[kind]} aria-label={ariaLabel} isBusy={isBusy} onChoose={upload}>
        {label}
      </FileButton>
      {(isBusy || failed.length > 0) && (
        <div className={classNames(common.stack, css.progress)}>
          <UploadProgress owner={owner} />
        </div>
      )}
    </div>
  );
}

/** @throws {RejectedFileError}, and as `uploadToStorage` and every call of the API */
async function uploadContentFile(
  file: File,
  kind: Kind,
  listener: UploadListener,
): Promise<ContentFile> {
  const type = await (kind === 'document' ? checkDocument(file) : checkFile(file));
  if (type === VIDEO_TYPE) throw new RejectedFileError('Please choose a photo (JPEG or PNG).');
  const id = crypto.randomUUID();
  const name = objectNameOf(file.name, type);
  const folder = type === DOCUMENT_TYPE ? 'documents' : 'content';
  const bytes = await copyOf(file, type);
  await uploadToStorage(`${folder}/${id}/${name}`, bytes, listener);
  return call('POST /api/content/files', { body: { id, name } });
}
