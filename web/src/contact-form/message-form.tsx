import { fill } from '@theni/content/fill';
import { pages } from '@theni/contract/site-map';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageContext } from '../page-context.ts';
import { Button } from '../ui/button.tsx';
import { InputField } from '../ui/field.tsx';
import { Link } from '../ui/link.tsx';
import css from './contact-form.module.css';
import { SendResult } from './send-result.tsx';
import type { useMessageForm } from './use-message-form.ts';

type Props = Pick<
  ReturnType<typeof useMessageForm>,
  'form' | 'state' | 'attempt' | 'onSubmit' | 'onInput'
> & { children: ReactNode };

/**
 * What both forms share around their fields: a plain HTML form that posts by itself; with script
 * the visitor stays on the page.
 */
export function MessageForm({ form, state, attempt, onSubmit, onInput, children }: Props) {
  const { language, words } = usePageContext();
  const { pathname } = useLocation();
  const { company, contact } = words;
  const text = contact.form;
  const result = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state !== 'sent' && state !== 'failed') return;
    // `scroll-padding` keeps it above the bar at the end of a phone's screen.
    result.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  return (
    <form
      ref={form}
      aria-label={contact.heading}
      data-live-part
      className={`stack ${css.form}`}
      method="post"
      action="/api/email"
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {children}
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="page" value={pathname} />
      {/* Only a program fills this field, or an autofill that ignores all these marks. */}
      <div hidden aria-hidden="true">
        <InputField
          label={text.extra}
          name="extra"
          autoComplete="off"
          tabIndex={-1}
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
        />
      </div>
      <div className={`stack ${css.foot}`}>
        {/* The law wants this said before the data are sent (Digital Personal Data Protection Act,
            2023, section 5). */}
        <div className={css.privacy}>
          <p>{fill(contact.privacy.line, { company: company.name })}</p>
          <Link to={pages.privacy.path} className="tap-target text-link">
            {contact.privacy.link}
          </Link>
        </div>
        <Button type="submit" disabled={state === 'sending'}>
          {state === 'sending' ? text.sending : text.submit}
        </Button>
        <div ref={result}>
          <SendResult state={state} attempt={attempt} />
        </div>
      </div>
    </form>
  );
}
