import { BothField, ChoiceField, LineField, TickField } from './layout-fields.tsx';
import { layoutText } from './layout-words.ts';
import { useEditor, useValue } from './use-editor.ts';

const text = layoutText.registration;

/** Number, date and addresses in the register, or the reason why there are none. */
export function RegistrationFields() {
  const { value: exemption } = useValue<string>('registration.exemption');
  return (
    <>
      <RegistrationNumber />
      {exemption === '' && (
        <>
          <LineField path="registration.date" type="date" />
          <LineField path="registration.page" type="url" />
          <LineField path="registration.formC" type="url" />
        </>
      )}
    </>
  );
}

/** The number, or why there is none. */
export function RegistrationNumber() {
  const { value: exemption } = useValue<string>('registration.exemption');
  return (
    <>
      <ChoiceField path="registration.exemption" options={text.exemption} />
      {exemption === '' ? (
        <>
          <LineField path="registration.number" />
          <CopiedField />
        </>
      ) : (
        <BothField path="registration.reason" limit={500} isLong />
      )}
    </>
  );
}

/** Only of a number whose form nobody knows. */
function CopiedField() {
  const { draft } = useEditor();
  const { value: number } = useValue<string>('registration.number');
  const { value: isCopied } = useValue<boolean>('registration.copied');
  const isDoubtful = draft.publicationIssues.some(({ path }) => path === 'registration.number');
  if (!isCopied && (number.trim() === '' || !isDoubtful)) return null;
  return <TickField path="registration.copied" label={text.copied} />;
}
