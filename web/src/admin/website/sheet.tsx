import type { Content } from '@theni/content';
import { shippedValues } from '@theni/content/changes';
import { breadcrumbAt, isEditable, pageOf, sectionAt, sections } from '@theni/content/labels';
import { isSame } from '@theni/contract/is-same';
import { LANGUAGES, type Language } from '@theni/contract/limits';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import common from '../ui/common.module.css';
import { IconButton, LinkList, SearchField } from '../ui/controls.tsx';
import { Disclosure } from '../ui/dialog.tsx';
import { Fields } from './fields.tsx';
import { type KnownText, normalized, textsIn } from './shown-texts.ts';
import {
  changesAt,
  fieldForPath,
  type SitePlace,
  siteAddress,
  useWebsite,
  valueAt,
} from './use-website.ts';
import css from './website.module.css';
import { websiteText } from './words.ts';

const text = websiteText.site;
const MOST = 50;

interface Props {
  place: SitePlace;
  onShow: (place: Partial<SitePlace>) => void;
  onClose: () => void;
}

/** What was tapped, or is searched for: at the bottom of a phone, at the side of a desktop. */
export function Sheet({ place, onShow, onClose }: Props) {
  const { edit, lang } = place;
  const [path = '', ...others] = edit;
  const sheet = useRef<HTMLElement>(null);
  // Before a field takes the focus.
  const [before] = useState(focusedElement);
  useEffect(() => {
    if (!sheet.current?.contains(document.activeElement))
      sheet.current?.focus({ preventScroll: true });
    return () => before?.focus({ preventScroll: true });
  }, [before]);
  return (
    <section
      ref={sheet}
      className={css.sheet}
      aria-label={text.sheet}
      tabIndex={-1}
      onKeyDown={(event) => isEscape(event.nativeEvent) && onClose()}
    >
      <div className={css.close}>
        <IconButton icon="close" name={text.close} onClick={onClose} />
      </div>
      <div className={classNames(common.stack, css.content)}>
        {edit.length === 0 && <Search place={place} onShow={onShow} />}
        {edit.length === 1 && <OpenedValue key={path} path={path} lang={lang} />}
        {others.length > 0 && (
          <>
            <h2>{text.several}</h2>
            <FoundValues paths={edit} lang={lang} />
          </>
        )}
      </div>
    </section>
  );
}

/** While letters are composed it takes back the proposed word; Safari tells so by its code alone. */
function isEscape({ key, isComposing, keyCode }: KeyboardEvent): boolean {
  return key === 'Escape' && !isComposing && keyCode !== 229;
}

function OpenedValue({ path, lang }: { path: string; lang: string }) {
  const { draft, state } = useWebsite();
  const { path: whole, element } = fieldForPath(path);
  const now = valueAt(state.changes, whole);
  const [before] = useState(now);
  /** Fields that hold what is typed, and lists, begin anew with the value of before. */
  const [round, setRound] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const put = (value: unknown) => draft.put(changesAt(whole, value));
  useEffect(() => {
    const inputIn = (start: string) =>
      fields.current?.querySelector<HTMLElement>(
        `[data-path^="${CSS.escape(start)}"] :is(input, textarea, select, button)`,
      );
    const input = inputIn(`${path}.${lang}`) ?? inputIn(path);
    input?.focus({ preventScroll: true });
    input?.scrollIntoView({ block: 'nearest' });
  }, [path, lang]);
  return (
    <>
      <h2>{breadcrumbAt(whole)}</h2>
      <div key={round} ref={fields} className={common.stack}>
        <Fields path={whole} value={now} opened={element} onChange={put} />
      </div>
      {!isSame(before, now) && (
        <Button
          variant="outline"
          onClick={() => {
            put(before);
            setRound(round + 1);
          }}
        >
          {text.asItWas}
        </Button>
      )}
    </>
  );
}

/** Inside the frame of the page: the frame itself would begin at its beginning. */
function focusedElement(): HTMLElement | null {
  const { activeElement } = document;
  const isFrame = activeElement instanceof HTMLIFrameElement;
  const inner = isFrame ? activeElement.contentDocument?.activeElement : undefined;
  return (inner ?? activeElement) as HTMLElement | null;
}

function Search({ place: { lang, find = '' }, onShow }: Omit<Props, 'onClose'>) {
  const { content } = useWebsite();
  const texts = useMemo(() => searchedTexts(content), [content]);
  const found = findTexts(texts, find);
  const isAsked = find.trim() !== '';
  return (
    <>
      <SearchField label={text.search} words={find} onSearch={(words) => onShow({ find: words })} />
      <p role="status">
        {isAsked && found.length === 0 && text.nothing}
        {found.length > MOST && text.first(MOST)}
      </p>
      <Values values={found.slice(0, MOST)} />
      {!isAsked && <h2>{text.showAll}</h2>}
      {!isAsked &&
        sections.map(({ key, name }) => (
          <Disclosure key={key} summary={name}>
            <FoundValues paths={pathsOf(key)} lang={lang} />
          </Disclosure>
        ))}
    </>
  );
}

function pathsOf(section: string): string[] {
  const paths = Object.keys(shippedValues).filter(
    (path) => isEditable(path) && sectionAt(path)?.key === section,
  );
  return [...new Set(paths.map((path) => fieldForPath(path).path))];
}

function FoundValues({ paths, lang }: { paths: string[]; lang: Language }) {
  const { content } = useWebsite();
  const texts = new Map(textsIn(content, lang).map((known) => [known.path, known.text]));
  return <Values values={paths.map((path) => ({ path, text: texts.get(path) ?? '', lang }))} />;
}

interface Value extends KnownText {
  lang: Language;
}

function Values({ values }: { values: Value[] }) {
  const links = values.map(({ path, text: note, lang }) => ({
    to: siteAddress({ page: pageOf(path), lang, edit: [path] }),
    name: breadcrumbAt(path),
    note,
    lang,
  }));
  return <LinkList links={links} replace />;
}

type Searched = Value & { words: string };

export function searchedTexts(content: Content): Searched[] {
  return LANGUAGES.flatMap((lang) =>
    textsIn(content, lang)
      .filter(({ path }) => isEditable(path))
      .map((known) => {
        const words = `${normalized(known.text)} ${breadcrumbAt(known.path)}`.toLowerCase();
        return { ...known, lang, words };
      }),
  );
}

/** Those with all the words, each path once; with the words in this order they come first. */
export function findTexts(texts: Searched[], find: string): Value[] {
  const phrase = normalized(find).toLowerCase();
  const parts = phrase.split(' ').filter(Boolean);
  if (parts.length === 0) return [];
  const found = texts.filter(({ words }) => parts.every((word) => words.includes(word)));
  const isApart = ({ words }: Searched) => Number(!words.includes(phrase));
  const inOrder = found.toSorted((one, other) => isApart(one) - isApart(other));
  return inOrder.filter(({ path }, at) => inOrder.findIndex((text) => text.path === path) === at);
}
