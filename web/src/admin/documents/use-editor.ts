import type { Names } from '@theni/content/labels';
import type { ContentIssue } from '@theni/contract';
import { valueAt } from '@theni/contract/tree';
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
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
export interface Subject<Tree>
  extends Pick<DraftDependencies<Tree>, 'get' | 'put' | 'keep' | 'guard'> {
  /** Of a draft, which may be half typed. */
  schema: z.ZodType;
}

export interface Editor {
  draft: Draft;
  state: DraftState;
  names: Names;
  /** What the server found wrong, until that is changed. */
  issues: ContentIssue[];
  change: (path: string, value: unknown) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('This stands in the editor only.');
  return editor;
}

/** Saves what is typed, also when the page is hidden or the network comes back. */
export function useDraft<Tree>({ response, base, mine }: Opened<Tree>, subject: Subject<Tree>) {
  const [draft] = useState(() => new Draft(response, { base, mine }, dependenciesOf(subject)));
  useEffect(() => {
    const saveNow = () => draft.save();
    draft.open();
    addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveNow);
    return () => {
      removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveNow);
      draft.close();
    };
  }, [draft]);
  return draft;
}

/** @param found what was found wrong with the whole, later than its saving */
export function useNewEditor<Tree>(
  draft: Draft<Tree>,
  names: Names,
  found: ContentIssue[] = [],
): Editor {
  const state = useSyncExternalStore(draft.subscribe, draft.snapshot);
  const [dropped, setDropped] = useState<ContentIssue[]>([]);
  return useMemo(() => {
    const all = state.issues.length > 0 ? state.issues : found;
    const change = (path: string, value: unknown) => {
      draft.change(path, value);
      const gone = all.filter((issue) => `${issue.path}.`.startsWith(`${path}.`));
      if (gone.length > 0) setDropped((before) => [...before, ...gone]);
    };
    const issues = all.filter((issue) => !dropped.includes(issue));
    return { draft: draft as Draft, state, names, issues, change };
  }, [draft, state, names, found, dropped]);
}

function dependenciesOf<Tree>({ schema, ...calls }: Subject<Tree>): DraftDependencies<Tree> {
  return {
    ...calls,
    onSessionEnd: noticeSessionEnd,
    check: (content) =>
      (schema.safeParse(content).error?.issues ?? []).map(({ path, message }) => ({
        path: path.join('.'),
        message,
      })),
  };
}

/** All that is edited, as it is typed. */
export function useCurrent<Tree>(): Tree {
  const { draft } = useEditor();
  return useDrafted(() => draft.mine as Tree);
}

/** What keeps all of it from being public, as it is typed. */
export function usePublicationIssues(): ContentIssue[] {
  const { draft } = useEditor();
  return useDrafted(() => draft.publicationIssues);
}

/** Something that the draft tells, as it is typed; a test renders it without a browser. */
function useDrafted<Value>(get: () => Value): Value {
  return useSyncExternalStore(useEditor().draft.subscribe, get, get);
}

/** One value of it, in a field. */
export function useValue<Value>(path: string) {
  const { draft, change } = useEditor();
  const value = useDrafted(() => valueAt(draft.mine, path) as Value);
  return { value, change: (next: Value) => change(path, next), error: useIssue(path) };
}

/** The same; of what stands there, and once the field was left, it also says what keeps the value from being public, until that is right. */
export function useField<Value>(path: string) {
  const { draft } = useEditor();
  const field = useValue<Value>(path);
  const [isLeft, setLeft] = useState(Boolean(field.value));
  const missing = useDrafted(() => (isLeft ? messageAt(path, draft.publicationIssues) : undefined));
  const error = field.error ?? missing;
  return {
    value: field.value,
    error,
    onBlur: () => setLeft(true),
    change: (next: Value) => {
      // What is right is not called wrong again while it is typed.
      if (!error) setLeft(false);
      field.change(next);
    },
  };
}

/** What is wrong with the value at a path, as a sentence. */
export function useIssue(path: string): string | undefined {
  const { draft, issues } = useEditor();
  return messageAt(path, [...draft.issues, ...issues]);
}

/** 'is missing', said of a field by its name → 'Is missing', under it */
function messageAt(path: string, issues: ContentIssue[]): string | undefined {
  const { message } = issues.find((issue) => issue.path === path) ?? {};
  return message && message.slice(0, 1).toUpperCase() + message.slice(1);
}
