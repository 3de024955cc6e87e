import { FORM_SERVICES } from '@theni/contract/limits';
import { PLOT_NUMBER_MAX_LENGTH } from '@theni/contract/plots';
import { daysToCome } from '@theni/contract/times';
import { type ComponentProps, startTransition, useEffect, useState } from 'react';
import { useWords } from '../page-context.ts';
import { InputField, TextAreaField } from '../ui/field.tsx';
import { MessageForm } from './message-form.tsx';
import { useForm } from './use-form.ts';

interface Props {
  /** The slug of the layout. */
  layout: string;
  /** The number of the plot that is asked about, or ''. */
  plotNumber: string;
  /** Undefined for a layout without plots. */
  plotLabel: string | undefined;
  /** What the message says until the visitor writes another. */
  prefilledMessage: string;
  onPlotNumber: (number: string) => void;
}

/** A question about a layout, or one of its plots: a phone number or an e-mail is enough. */
export function LayoutEnquiryForm(props: Props) {
  const { layout, plotNumber, plotLabel, prefilledMessage, onPlotNumber } = props;
  const text = useWords().contact.form;
  const contactForm = useForm({
    layout,
    prefilledMessage,
    onRestored: (form) => {
      const restored = new FormData(form).get('plot');
      // The plot of the address is the one that the visitor looks at.
      if (restored && !new URLSearchParams(location.search).has('plot'))
        startTransition(() => onPlotNumber(String(restored)));
    },
  });
  const { field, fields } = contactForm;
  return (
    <MessageForm contactForm={contactForm}>
      <InputField {...fields.name} />
      <InputField {...fields.phone} hint={text.phoneOrEmail} />
      <InputField {...fields.email} />
      <input type="hidden" name="layout" value={layout} />
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
      <TextAreaField {...fields.message} defaultValue={prefilledMessage} />
      <input type="hidden" name="plots" value={FORM_SERVICES.plots} />
      <DayField {...field('comeOn', text.comeOn)} />
    </MessageForm>
  );
}

function DayField(field: ComponentProps<typeof InputField>) {
  const { form } = useWords().contact;
  /** They begin with the visitor's day, not with that on which the page was made. */
  const [days, setDays] = useState<ReturnType<typeof daysToCome>>();
  useEffect(() => setDays(daysToCome(new Date())), []);
  return (
    <InputField {...field} hint={form.comeOnHint} type="date" min={days?.first} max={days?.last} />
  );
}
