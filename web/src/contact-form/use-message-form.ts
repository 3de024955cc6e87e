import {
  EMAIL_MAX_LENGTH,
  type FormField,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from '@theni/contract/contact-form';
import {
  type FormEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useWords } from '../page-context.ts';
import { restoreTypedFields } from '../typed-fields.ts';
import { forgetDraft, keepDraft, readDraft, restoreDraft, stamp } from './draft.ts';
import { contactMessage } from './form-values.ts';
import { readOrigin } from './message-origin.ts';
import { useSend } from './use-send.ts';

/** The number has seven digits of any script; the server looks closer. */
const PHONE_PATTERN = String.raw`(?:\P{Nd}*\p{Nd}){7,}\P{Nd}*`;

/** What became of a form that a browser without script has posted. */
export type PostResult = 'sent' | 'failed';

interface Options {
  postResult?: PostResult | undefined;
  /** The layout that is asked about: then a phone number or an e-mail is enough. */
  layoutSlug?: string;
  /** What the message says until the visitor writes another. */
  prefilledMessage?: string;
  /**
   * Called when the draft, if there is one, has been restored into the form.
   * @param prefill changes what the message says until the visitor writes another
   */
  onRestored?: (form: HTMLFormElement, prefill: (message: string) => void) => void;
}

/** Keeps the draft of a message, sends it, and says at each field what is wrong with it. */
export function useMessageForm(options: Options) {
  const { postResult, layoutSlug, prefilledMessage = '', onRestored } = options;
  const { form: text, wrong: errorTexts } = useWords().contact;
  const form = useRef<HTMLFormElement>(null);
  const { state, attempt, send } = useSend();
  /** By the name of the field: what the server found wrong, until the visitor changes it. */
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});

  useLayoutEffect(() => {
    if (form.current) restoreTypedFields(form.current);
  }, []);

  const lastPrefilled = useRef(prefilledMessage);
  /** Changes what the message says, unless the visitor has written another. */
  const prefill = useCallback((newMessage: string) => {
    const message = form.current?.querySelector('textarea');
    if (message?.value === lastPrefilled.current) message.value = newMessage;
    lastPrefilled.current = newMessage;
  }, []);
  // In the same commit as the field with the plot's number: a form may be sent right after it.
  useLayoutEffect(() => prefill(prefilledMessage), [prefill, prefilledMessage]);

  const restore = useEffectEvent((element: HTMLFormElement) => {
    restoreDraft(element, layoutSlug);
    onRestored?.(element, prefill);
  });
  useEffect(() => {
    if (postResult === 'sent') forgetDraft(readDraft());
    else if (form.current) restore(form.current);
  }, [postResult]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const values = new FormData(currentTarget);
    if (layoutSlug && !values.get('phone') && !values.get('email'))
      return showErrors(currentTarget, ['phone']);
    const draft = readDraft(layoutSlug);
    const { isSent, invalidFields } = await send(contactMessage(values, stamp(), readOrigin()));
    if (isSent) forgetDraft(draft, layoutSlug);
    showErrors(currentTarget, invalidFields);
  }

  function showErrors(element: HTMLFormElement, invalidFields: FormField[]) {
    const { phoneOrEmail, ...texts } = errorTexts;
    const shownTexts = layoutSlug ? { ...texts, phone: phoneOrEmail } : texts;
    setErrors(Object.fromEntries(invalidFields.map((name) => [name, shownTexts[name]])));
    const [first] = invalidFields;
    if (first) (element.elements.namedItem(first) as HTMLElement | null)?.focus();
  }

  function onInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    setErrors(({ [name]: _, ...others }) => {
      const { phone: __, ...withoutPhone } = others;
      return layoutSlug && name === 'email' ? withoutPhone : others;
    });
    keepDraft(currentTarget, lastPrefilled.current, layoutSlug);
  }

  const field = (name: FormField, label: string) => ({
    name,
    label,
    error: errors[name],
    invalidMessage: errorTexts[name],
  });
  /** Props of the fields that both forms have. */
  const fields = {
    name: {
      ...field('name', text.name),
      autoComplete: 'name',
      maxLength: NAME_MAX_LENGTH,
      required: true,
    },
    email: {
      ...field('email', text.email),
      type: 'email',
      autoComplete: 'email',
      maxLength: EMAIL_MAX_LENGTH,
    },
    phone: {
      ...field('phone', text.phone),
      type: 'tel',
      autoComplete: 'tel',
      maxLength: PHONE_MAX_LENGTH,
      pattern: PHONE_PATTERN,
      title: errorTexts.phone,
    },
    message: {
      ...field('message', text.message),
      rows: 5,
      placeholder: text.messagePlaceholder,
      maxLength: MESSAGE_MAX_LENGTH,
      required: true,
    },
  };
  return { form, state, attempt, onSubmit, onInput, field, fields };
}
