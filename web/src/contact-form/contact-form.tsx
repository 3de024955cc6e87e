import { FORM_SERVICE_NAMES, FORM_SERVICES } from '@theni/contract/contact-form';
import { useWords } from '../page-context.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CheckboxField, InputField, TextAreaField } from '../ui/field.tsx';
import css from './contact-form.module.css';
import { contactFormData, messageChat } from './message.ts';
import { MessageForm } from './message-form.tsx';

export function ContactForm() {
  const text = useWords().contact.form;
  return (
    <MessageForm>
      {({ form, fields }) => (
        <>
          <InputField {...fields.name} />
          <InputField
            {...fields.email}
            otherWay={() => form.current && <NoEmail form={form.current} />}
            required
          />
          <InputField {...fields.phone} hint={text.phoneHint} />
          <TextAreaField {...fields.message} />
          <fieldset className={css.services}>
            <legend>
              {text.services} <span className={css.optional}>{text.optional}</span>
            </legend>
            {FORM_SERVICE_NAMES.map((name) => (
              <CheckboxField
                key={name}
                name={name}
                value={FORM_SERVICES[name]}
                label={text.boxes[name]}
              />
            ))}
          </fieldset>
        </>
      )}
    </MessageForm>
  );
}

function NoEmail({ form }: { form: HTMLFormElement }) {
  const words = useWords();
  const chat = messageChat(contactFormData(new FormData(form)), words);
  return (
    <p className={css.noEmail}>
      <ButtonLink to={chat} variant="chat" icon="chat">
        {words.contact.noEmail}
      </ButtonLink>
    </p>
  );
}
