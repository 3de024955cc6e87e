import { FORM_SERVICES } from '@theni/contract/contact-form';
import { PLOT_NUMBER_MAX_LENGTH } from '@theni/contract/plots';
import { daysToCome } from '@theni/contract/times';
import { type ComponentProps, startTransition, useEffect, useState } from 'react';
import { useWords } from '../page-context.ts';
import { InputField, TextAreaField } from '../ui/field.tsx';
import { MessageForm } from './message-form.tsx';
import { useMessageForm } from './use-message-form.ts';

interface Props {
  layoutSlug: string;
  /** The number of the plot that the message is about, or ''. */
  plotNumber: string;
  /** Undefined for a layout without plots. */
  plotLabel: string | undefined;
  /** What the message says about a plot, or about the layout for '', until the visitor writes. */
  prefilledMessage: (plotNumber: string) => string;
  onPlotNumber: (number: string) => void;
}

/** A message about a layout, or one of its plots: a phone number or an e-mail is enough. */
export function LayoutMessageForm(props: Props) {
  const { layoutSlug, plotNumber, plotLabel, prefilledMessage, onPlotNumber } = props;
  const text = useWords().contact.form;
  const message = prefilledMessage(plotNumber);
  const messageForm = useMessageForm({
    layoutSlug,
    prefilledMessage: message,
    onRestored: (form, prefill) => {
      const restored = String(new FormData(form).get('plot') ?? '');
      if (!restored) return;
      // The field has the number already, and React draws it, and this text, only later.
      prefill(prefilledMessage(restored));
      startTransition(() => onPlotNumber(restored));
    },
  });
  const { field, fields } = messageForm;
  return (
    <MessageForm {...messageForm}>
      <InputField {...fields.name} />
      <InputField {...fields.phone} hint={text.phoneOrEmail} />
      <InputField {...fields.email} />
      <input type="hidden" name="layout" value={layoutSlug} />
      {plotLabel && (
        <InputField
          label={plotLabel}
          name="plot"
          autoComplete="off"
          maxLength={PLOT_NUMBER_MAX_LENGTH}
          value={plotNumber}
          onChange={(event) => onPlotNumber(event.currentTarget.value)}
        />
      )}
      <TextAreaField {...fields.message} defaultValue={message} />
      <input type="hidden" name="plots" value={FORM_SERVICES.plots} />
      <DayField {...field('comeOn', text.comeOn)} />
    </MessageForm>
  );
}

function DayField(field: ComponentProps<typeof InputField>) {
  const text = useWords().contact.form;
  /** They are unknown on the server: the visitor's day is not that on which the page was made. */
  const [days, setDays] = useState<ReturnType<typeof daysToCome>>();
  useEffect(() => setDays(daysToCome(new Date())), []);
  return (
    <InputField {...field} hint={text.comeOnHint} type="date" min={days?.first} max={days?.last} />
  );
}
