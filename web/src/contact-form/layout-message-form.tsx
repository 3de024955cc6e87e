import { FORM_SERVICES } from '@theni/contract/contact-form';
import { daysToCome } from '@theni/contract/times';
import { type ComponentProps, startTransition } from 'react';
import { useWords } from '../page-context.ts';
import { InputField, TextAreaField } from '../ui/field.tsx';
import css from './contact-form.module.css';
import { MessageForm } from './message-form.tsx';

interface Props {
  layoutSlug: string;
  /** The number of the plot that the message is about, or ''. */
  plotNumber: string;
  /** Undefined for a layout without plots. */
  plotLabel: string | undefined;
  /** What the message says about a plot, or about the layout for '', until the visitor writes. */
  prefilledMessage: (plotNumber: string) => string;
  onPlotNumber: (number: string) => void;
  /** The server's time, by which the days to come can be chosen; undefined until it is known. */
  now: Date | undefined;
}

/** A message about a layout, or one of its plots: a phone number or an e-mail is enough. */
export function LayoutMessageForm(props: Props) {
  const { layoutSlug, plotNumber, plotLabel, prefilledMessage, onPlotNumber, now } = props;
  const text = useWords().contact.form;
  const message = prefilledMessage(plotNumber);
  // The document has it as a default, which React would put in the place of what was typed meanwhile.
  const servedMessage = import.meta.env.SSR ? message : undefined;
  const onRestored = (form: HTMLFormElement, prefill: (message: string) => void) => {
    const restored = String(new FormData(form).get('plot') ?? '');
    if (!restored) return;
    // The field has the number already, and React draws it, and this text, only later.
    prefill(prefilledMessage(restored));
    startTransition(() => onPlotNumber(restored));
  };
  return (
    <MessageForm layoutSlug={layoutSlug} prefilledMessage={message} onRestored={onRestored}>
      {({ field, fields }) => (
        <>
          <InputField {...fields.name} />
          <InputField {...fields.phone} hint={text.phoneOrEmail} />
          <div className={`row ${css.emailAndPlot}`}>
            <InputField {...fields.email} />
            {plotLabel && (
              <InputField
                {...field('plot', plotLabel)}
                autoComplete="off"
                value={plotNumber}
                onChange={(event) => onPlotNumber(event.currentTarget.value)}
              />
            )}
          </div>
          <input type="hidden" name="layout" value={layoutSlug} />
          <TextAreaField {...fields.message} defaultValue={servedMessage} />
          <input type="hidden" name="plots" value={FORM_SERVICES.plots} />
          <DayField {...field('comeOn', text.comeOn)} now={now} />
        </>
      )}
    </MessageForm>
  );
}

function DayField({ now, ...field }: ComponentProps<typeof InputField> & Pick<Props, 'now'>) {
  const text = useWords().contact.form;
  const days = now && daysToCome(now);
  return (
    <InputField {...field} hint={text.comeOnHint} type="date" min={days?.first} max={days?.last} />
  );
}
