import { zodResolver } from '@hookform/resolvers/zod';
import type { ContentIssue } from '@theni/contract';
import { valueAt, withValue } from '@theni/contract/tree';
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
import { noticeSessionEnd } from '../session/session.ts';
import { Draft, type DraftDependencies, type DraftResponse, type DraftState } from './draft.ts';

// The Content-Security-Policy allows no code made from text, and a mere attempt is an error on the console.
z.config({ jitless: true });

export interface Opened<Tree, Reply = DraftResponse<Tree>> {
  response: Reply;
  base: Tree;
  mine: Tree;
}

/** What is edited: the site's content, or a layout. */
export interface Subject<Tree> extends Pick<DraftDependencies<Tree>, 'get' | 'put' | 'keep'> {
  /** Of a draft, which may be half typed. */
  schema: z.ZodType;
  names: Names;
}

/** What the admin calls the value at a path. */
export interface Names {
  /** 'Headline', 'Slide 2' */
  labelAt: (path: string) => string;
  /** 'Home › Top of the page › Headline (Tamil)' */
  nameAt: (path: string) => string;
  /** Of an element of a list, whichever it is. */
  elementName: (list: string) => string;
}

export interface Editor {
  draft: Draft;
  state: DraftState;
  form: UseFormReturn<FieldValues>;
  names: Names;
  /** What the server found wrong, until that is changed. */
  issues: ContentIssue[];
  dropIssue: (path: string) => void;
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
export function useDraft<Tree>({ response, base, mine }: Opened<Tree>, subject: Subject<Tree>) {
  const [forms] = useState<{ form?: UseFormReturn<FieldValues>; showing?: boolean }>({});
  const [draft] = useState(
    () => new Draft(response, { base, mine }, dependenciesOf(subject, forms)),
  );
  const state = useSyncExternalStore(draft.subscribe, draft.snapshot);
  const form = useForm<FieldValues>({
    defaultValues: structuredClone(mine) as FieldValues,
    resolver: zodResolver<FieldValues, unknown, FieldValues>(subject.schema as never),
    mode: 'onChange',
  });
  forms.form = form;

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!forms.showing) draft.edit(values as Tree);
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

  return { draft, state, form };
}

/** @param found what was found wrong with the whole, later than its saving */
export function useNewEditor<Tree>(
  { draft, state, form }: ReturnType<typeof useDraft<Tree>>,
  names: Names,
  found: ContentIssue[] = [],
): Editor {
  const [dropped, setDropped] = useState<ContentIssue[]>([]);
  return useMemo(() => {
    const all = state.issues.length > 0 ? state.issues : found;
    return {
      draft,
      state,
      form,
      names,
      issues: all.filter((issue) => !dropped.includes(issue)),
      dropIssue: (path) => setDropped([...dropped, ...all.filter((issue) => issue.path === path)]),
      change: (path, value) => putInto(form, path, value),
    };
  }, [draft, state, form, names, found, dropped]);
}

function dependenciesOf<Tree>(
  { get, put, keep, schema }: Subject<Tree>,
  forms: { form?: UseFormReturn<FieldValues>; showing?: boolean },
): DraftDependencies<Tree> {
  return {
    get,
    put,
    keep,
    onSessionEnd: noticeSessionEnd,
    check: (content) =>
      (schema.safeParse(content).error?.issues ?? []).map(({ path, message }) => ({
        path: path.join('.'),
        message,
      })),
    show: (path, value) => {
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
  const { form, issues, dropIssue } = useEditor();
  const { field, fieldState } = useController({ control: form.control, name });
  const issue = issues.find((each) => each.path === path);
  return {
    value: (inner ? valueAt(field.value, inner) : field.value) as Value,
    change: (value: Value) => {
      field.onChange(inner ? withValue(field.value, inner, value) : value);
      dropIssue(path);
    },
    error: sentence((inner ? undefined : fieldState.error?.message) ?? issue?.message),
  };
}

/** What the server found wrong with something that has several fields. */
export function useIssue(path: string) {
  const { issues, dropIssue } = useEditor();
  return {
    error: sentence(issues.find((issue) => issue.path === path)?.message),
    drop: () => dropIssue(path),
  };
}

/** 'is missing', said of a field by its name → 'Is missing', under it */
function sentence(message: string | undefined): string | undefined {
  return message && message.slice(0, 1).toUpperCase() + message.slice(1);
}
