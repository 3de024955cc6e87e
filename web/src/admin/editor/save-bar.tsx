import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import css from './editor.module.css';
import type { Saving, Unsaved } from './unsaved-values.ts';

const SENTENCES: Record<Exclude<Saving, 'saved'> | 'asked', string> = {
  saving: 'Saving automatically..',
  unanswered:
    'The server does not answer. Your changes are kept on this device and will be saved when it does.',
  failed:
    'Something went wrong on the server. Your changes are kept on this device and saved as soon as possible. If it goes on, ask your engineer.',
  refused: 'Not saved. Please correct:',
  asked: 'Not saved. You are asked about:',
};

interface Props {
  state: Pick<Unsaved, 'saving' | 'issues' | 'questions'>;
  /** What is said when the server has everything. */
  saved: string;
  /** Where the field of a path is, and what it is called. */
  linkTo: (path: string) => { to: string; name: string };
  children: ReactNode;
}

/** Whether what is typed is saved, always in view. */
export function SaveBar({ state, saved, linkTo, children }: Props) {
  const { saving, issues, questions } = state;
  const [issue] = saving === 'refused' ? [...issues, ...questions] : [];
  const said = saving === 'refused' && issues.length === 0 ? 'asked' : saving;
  const refused = issue && linkTo(issue.path);
  return (
    <div ref={measure} className={css.bar}>
      <p role="status" className={classNames(css.state, css[saving])}>
        {said === 'saved' ? saved : SENTENCES[said]}
        {refused && ' '}
        {refused && <Link to={refused.to}>{refused.name}</Link>}
      </p>
      {children}
    </div>
  );
}

/** Tells the styles how high the bar is: on a phone the notice and the panel stand above it. */
function measure(bar: HTMLDivElement | null) {
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--save-bar', `${bar?.offsetHeight}px`),
  );
  if (bar) observer.observe(bar, { box: 'border-box' });
  return () => observer.disconnect();
}
