import { zodResolver } from '@hookform/resolvers/zod';
import type { Content } from '@theni/content';
import { draftSchema } from '@theni/content/schema';
import type { ContentAnswer, ContentFault } from '@theni/contract';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type FieldValues, type UseFormReturn, useController, useForm } from 'react-hook-form';
import { z } from 'zod';
import { getContent, putContent } from '../api/admin-api.ts';
import { noticeSessionEnd } from '../session/session.ts';
import { Draft, type DraftState } from './draft.ts';
import { keepChanges } from './kept-changes.ts';
import { valueAt, withValue } from './tree.ts';
import { type Publishing, usePublishing } from './use-publishing.ts';

// The Content-Security-Policy allows no code made from text, and a mere attempt is an error on the console.
z.config({ jitless: true });

export interface Opened {
  answer: ContentAnswer<Content>;
  base: Content;
  mine: Content;
}

export interface Editor {
  draft: Draft;
  state: DraftState;
  form: UseFormReturn<FieldValues>;
  publishing: Publishing;
  /** What the server found wrong, until that is changed. */
  faults: ContentFault[];
  dropFault: (path: string) => void;
  /** Puts a value into the form from outside of its own field. */
  change: (path: string, value: unknown) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This stands in the editor only.');
  return editor;
}

/** The form, and the draft that saves what is typed into it. */
export function useNewEditor({ answer, base, mine }: Opened): Editor {
  const [forms] = useState<{ form?: UseFormReturn<FieldValues>; showing?: boolean }>({});
  const [draft] = useState(() => new Draft(answer, { base, mine }, worldOf(forms)));
  const state = useSyncExternalStore(draft.subscribe, draft.snapshot);
  const form = useForm<FieldValues>({
    defaultValues: structuredClone(mine),
    resolver: zodResolver<FieldValues, unknown, FieldValues>(draftSchema as never),
    mode: 'onChange',
  });
  forms.form = form;
  const publishing = usePublishing(draft, answer);
  const [dropped, setDropped] = useState<ContentFault[]>([]);
  const all = state.faults.length > 0 ? state.faults : (publishing.outcome?.faults ?? []);
  const faults = all.filter((fault) => !dropped.includes(fault));

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!forms.showing) draft.edit(values as Content);
      },
    });
    const saveNow = () => draft.save();
    draft.open();
    addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      unsubscribe();
      removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
      draft.close();
    };
  }, [draft, form, forms]);

  return useMemo(
    () => ({
      draft,
      state,
      form,
      publishing,
      faults,
      dropFault: (path) => setDropped([...dropped, ...all.filter((fault) => fault.path === path)]),
      change: (path, value) => putInto(form, path, value),
    }),
    [draft, state, form, publishing, faults, all, dropped],
  );
}

function worldOf(forms: { form?: UseFormReturn<FieldValues>; showing?: boolean }) {
  return {
    get: getContent,
    put: putContent,
    keep: keepChanges,
    onSessionEnd: noticeSessionEnd,
    check: (content: Content): ContentFault[] =>
      (draftSchema.safeParse(content).error?.issues ?? []).map(({ path, message }) => ({
        path: path.join('.'),
        message,
      })),
    show: (path: string, value: unknown) => {
      forms.showing = true;
      if (forms.form) putInto(forms.form, path, value);
      forms.showing = false;
    },
  };
}

/** The form's own paths know no commas, which names of services have. */
function nameOf(path: string): [name: string, inner: string] {
  const [first = '', ...rest] = path.split('.');
  return first === 'serviceNames' ? [first, rest.join('.')] : [path, ''];
}

function putInto(form: UseFormReturn<FieldValues>, path: string, value: unknown): void {
  const [name, inner] = nameOf(path);
  const whole = inner ? withValue(form.getValues(name), inner, value) : structuredClone(value);
  form.setValue(name, whole, { shouldDirty: true, shouldValidate: true });
}

/** One value of the content, in a field. */
export function useValue<Value>(path: string) {
  const [name, inner] = nameOf(path);
  const { form, faults, dropFault } = useEditor();
  const { field, fieldState } = useController({ control: form.control, name });
  const fault = faults.find((each) => each.path === path);
  return {
    value: (inner ? valueAt(field.value, inner) : field.value) as Value,
    change: (value: Value) => {
      field.onChange(inner ? withValue(field.value, inner, value) : value);
      dropFault(path);
    },
    error: sentence((inner ? undefined : fieldState.error?.message) ?? fault?.message),
  };
}

/** 'is missing', said of a field by its name → 'Is missing', under it */
function sentence(message: string | undefined): string | undefined {
  return message && message.slice(0, 1).toUpperCase() + message.slice(1);
}
