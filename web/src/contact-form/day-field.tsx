import { daysToCome } from '@theni/contract/times';
import { useEffect, useState } from 'react';
import { InputField } from '../ui/field.tsx';
import { useWords } from '../words/words.ts';

interface Props {
  error: string | undefined;
  /** The page as it is rendered has no such field: the script alone knows that a layout is asked about. */
  isLate: boolean;
}

/** The day on which the visitor would like to come. */
export function DayField({ error, isLate }: Props) {
  const { contact } = useWords();
  const { form, wrong } = contact;
  /** Of the visitor's day, not of that on which the page was made. */
  const [days, setDays] = useState<ReturnType<typeof daysToCome>>();
  useEffect(() => setDays(daysToCome(new Date())), []);
  if (isLate && !days) return null;
  return (
    <InputField
      label={form.comeOn}
      hint={form.comeOnHint}
      error={error}
      wrong={wrong.comeOn}
      name="comeOn"
      type="date"
      min={days?.first}
      max={days?.last}
    />
  );
}
