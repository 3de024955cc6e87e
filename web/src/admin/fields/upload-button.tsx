import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import type { ContentFile, PublishedFile } from '@theni/contract';
import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPE, VIDEO_TYPE } from '@theni/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { call } from '../api/call.ts';
import { AdminApiError, RejectedFileError } from '../api/errors.ts';
import { readStorage } from '../api/firebase.ts';
import { checkFile, objectNameOf, readBytes, uploadObject } from '../photos/upload-object.ts';
import common from '../ui/common.module.css';
import { notify } from '../ui/notice.tsx';
import { adminText } from '../words.ts';
import css from './fields.module.css';
import { fieldText } from './words.ts';

const text = fieldText.upload;

type Kind = 'picture' | 'document';

const ACCEPTED: Record<Kind, string> = { picture: '.jpg,.jpeg,.png', document: '.pdf' };

interface Props {
  kind: Kind;
  label: string;
  about: string;
  onUploaded: (file: ContentFile) => void;
}

export function UploadButton({ kind, label, about, onUploaded }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState(0);
  const newest = useNewest(onUploaded);
  const {
    mutate: upload,
    isPending,
    error,
    variables,
  } = useMutation({
    onMutate: () => setPercent(0),
    mutationFn: (file: File) => uploadContentFile(file, kind, setPercent),
    onSuccess: (file) => {
      if (newest.current) newest.current(file);
      else notify({ text: text.noPlace(file.name) });
    },
  });
  return (
    <div className={css.upload}>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED[kind]}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) upload(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button
        variant="outline"
        aria-label={about}
        disabled={isPending}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      {isPending && (
        <p role="status" className={classNames(common.row, css.progress)}>
          <progress aria-label={text.progress} value={percent} max={100} />
          {percent < 100 ? text.percent(percent) : text.preparing}
        </p>
      )}
      {error && (
        <div role="alert" className={classNames(common.row, css.progress)}>
          <p className={common.issue}>{reasonOf(error)}</p>
          {variables && !isRefused(error) && (
            <Button variant="outline" onClick={() => upload(variables)}>
              {adminText.frame.tryAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * What to call with something that comes late, which is laid over what stands there by then.
 * Empty when that is there no more.
 */
function useNewest<Callback>(callback: Callback) {
  const newest = useRef<Callback | undefined>(callback);
  useEffect(() => {
    newest.current = callback;
    return () => {
      newest.current = undefined;
    };
  }, [callback]);
  return newest;
}

function isRefused(error: Error): boolean {
  return error instanceof RejectedFileError || error instanceof AdminApiError;
}

function reasonOf(error: Error): string {
  if (error instanceof RejectedFileError) return error.message;
  return isRefused(error) ? text.refused(error.message) : text.failed;
}

/** @throws {RejectedFileError}, and as `uploadObject` and every call of the API */
async function uploadContentFile(
  file: File,
  kind: Kind,
  onProgress: (percent: number) => void,
): Promise<ContentFile> {
  const type = await (kind === 'document' ? checkDocument(file) : checkFile(file));
  if (type === VIDEO_TYPE) throw new RejectedFileError(text.noVideo);
  const id = crypto.randomUUID();
  const name = objectNameOf(file.name, type);
  const folder = type === DOCUMENT_TYPE ? 'documents' : 'content';
  // A copy: a file of Google Drive may change on the device while it is sent.
  const bytes = new Blob([await readBytes(file)], { type });
  await uploadObject(`${folder}/${id}/${name}`, bytes, (sent) =>
    onProgress(Math.round((sent / file.size) * 100)),
  );
  return call('POST /api/content/files', { body: { id, name } });
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

const SHOWN_WIDTH = 960;

/** Uploaded files as pages show them, before a publication has copied them. */
export function useShownFiles(ids: string[]): Record<string, PublishedFile> {
  const responses = useQueries({ queries: ids.map((id) => fileQuery(id, SHOWN_WIDTH)) });
  const found = responses.flatMap(({ data }, at) => (data ? [[ids[at], data]] : []));
  return Object.fromEntries(found);
}

export function useFilePicture(id: string | undefined) {
  const { data, isError } = useQuery({
    ...fileQuery(id ?? '', Number.POSITIVE_INFINITY),
    enabled: id !== undefined,
  });
  return { src: data?.kind === 'picture' ? data.variants[0]?.Url : undefined, isError };
}

/** It is not public (yet): only the admin's token opens it. */
const fileQuery = (id: string, width: number) => ({
  queryKey: ['uploaded file', id, width],
  queryFn: () => openFile(id, width),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

async function openFile(id: string, most: number): Promise<PublishedFile> {
  const file = await call('GET /api/content/files/:id', { params: { id } });
  // It has no address that a link could open yet.
  if (file.kind !== 'picture') return { ...file, url: '#' };
  const { kind, width, height, colour, placeholder, widths } = file;
  const shown = widths.findLast((width) => width <= most) ?? widths[0] ?? width;
  const blob = await readStorage(`content/${id}/${shown}.webp`);
  const variants = [{ Width: shown, Url: URL.createObjectURL(blob) }];
  return { kind, width, height, colour, placeholder, variants };
}
