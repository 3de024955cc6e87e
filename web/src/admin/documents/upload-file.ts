import type { ContentFile, NewContentFile } from '@theni/contract';
import {
  DOCUMENT_MAX_BYTES,
  DOCUMENT_TYPE,
  type FileType,
  PHOTO_MAX_BYTES,
  VIDEO_TYPE,
} from '@theni/contract/limits';
import { call } from '../api/call.ts';
import { ConnectionError, SessionEndedError } from '../api/errors.ts';
import { idTokenOf, openFirebase } from '../api/firebase.ts';
import { checkFile, RejectedFileError } from '../upload/check-file.ts';
import { objectNameOf } from '../upload/object-name.ts';
import { uploadObject } from '../upload/resumable-upload.ts';
import { editorText } from './editor-words.ts';

const text = editorText.upload;

interface StartedUpload extends NewContentFile {
  type: ContentFileType;
  /** The address of the upload in Storage. */
  session?: string;
}

type ContentFileType = Exclude<FileType, typeof VIDEO_TYPE> | typeof DOCUMENT_TYPE;

/** What was started with a file: chosen again, or tried again, it goes on. */
const started = new WeakMap<File, StartedUpload>();

/**
 * Uploads a JPEG, a PNG or a PDF and makes a file of the content of it. The same file again goes on where it stopped.
 * @param onProgress gets whole percents
 * @throws {RejectedFileError} with a sentence for the admin; {ConnectionError | SessionEndedError | AdminApiError | StorageError}
 */
export async function uploadContentFile(
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal = new AbortController().signal,
): Promise<ContentFile> {
  const upload = started.get(file) ?? (await startUpload(file));
  started.set(file, upload);
  const { auth, bucket } = await openFirebase();
  const user = auth.currentUser;
  if (!user) throw new SessionEndedError('signed-out');
  const folder = upload.type === DOCUMENT_TYPE ? 'documents' : 'content';
  const path = `${folder}/${upload.Id}/${upload.Name}`;
  try {
    await uploadObject({ bucket, path }, new Blob([file], { type: upload.type }), {
      session: upload.session,
      onSession: async (session) => {
        upload.session = session;
      },
      onProgress: (bytes) => onProgress(Math.round((bytes / file.size) * 100)),
      token: () => idTokenOf(user),
      signal,
    });
    return await call('POST /api/content/files', {
      body: { Id: upload.Id, Name: upload.Name },
      signal,
    });
  } catch (error) {
    // What was refused is deleted, so that the next attempt begins anew.
    if (!(error instanceof ConnectionError)) started.delete(file);
    throw error;
  }
}

async function startUpload(file: File): Promise<StartedUpload> {
  const type = await typeOf(file);
  return { Id: crypto.randomUUID(), Name: objectNameOf(file.name, type), type };
}

async function typeOf(file: File): Promise<ContentFileType> {
  if (file.type === DOCUMENT_TYPE || /\.pdf$/i.test(file.name)) return checkDocument(file);
  const type = await checkFile(file);
  if (type === VIDEO_TYPE) throw new RejectedFileError(text.noVideo);
  if (file.size > PHOTO_MAX_BYTES) throw new RejectedFileError(text.tooLarge);
  return type;
}

async function checkDocument(file: File): Promise<typeof DOCUMENT_TYPE> {
  if (file.size > DOCUMENT_MAX_BYTES) throw new RejectedFileError(text.largeDocument);
  const start = await file
    .slice(0, 5)
    .text()
    .catch(() => '');
  if (start !== '%PDF-') throw new RejectedFileError(text.noDocument);
  return DOCUMENT_TYPE;
}
