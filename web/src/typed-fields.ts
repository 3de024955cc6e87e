/**
 * This file keeps what a visitor types before React has the page. Two things would lose it. Where
 * Google Translate or a password manager has changed the HTML, React does not find what it had
 * rendered, and draws that part again, with empty fields. And as React hydrates a `<textarea>`, it
 * fills it with its default, whatever was typed there (react-dom 19.3): so none has a default when
 * it is hydrated (layout-message-form.tsx), and keeps its text because somebody has set it. A field
 * that has what was typed is not touched: that would end a composition, and the keyboard then writes
 * its word once more.
 */

type Field = HTMLInputElement | HTMLTextAreaElement;

interface TypedFields {
  /** By the name of the field. */
  values: Map<string, { value: string; checked: boolean }>;
  focused: Element | null;
  stopWatching: () => void;
}

let typedFields: TypedFields | undefined;

/**
 * Notes from now on what is typed into the forms of the page, until `restoreTypedFields` is called.
 */
export function watchTypedFields(root: HTMLElement): void {
  const values: TypedFields['values'] = new Map();
  const note = (field: Field) => {
    const { name, value, type, defaultValue } = field;
    const { checked = false, defaultChecked = false } = field as HTMLInputElement;
    const isTyped = value !== defaultValue || checked !== defaultChecked;
    if (!name || type === 'hidden' || !(isTyped || values.has(name))) return;
    values.set(name, { value, checked });
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && target.matches('form :is(input, textarea)'))
      note(target as Field);
  };
  const onFocus = ({ target }: Event) => {
    if (typedFields) typedFields.focused = target as Element;
  };
  for (const field of root.querySelectorAll<Field>('form :is(input, textarea)')) note(field);
  for (const field of root.querySelectorAll('textarea')) {
    const { value } = field;
    field.value = value;
  }
  // React stops the events of a part that it has not hydrated, and the window hears them first.
  addEventListener('input', onInput, { capture: true });
  addEventListener('focusin', onFocus, { capture: true });
  typedFields = {
    values,
    focused: document.activeElement,
    stopWatching: () => {
      removeEventListener('input', onInput, { capture: true });
      removeEventListener('focusin', onFocus, { capture: true });
    },
  };
}

/**
 * Puts back, once, what was typed before React had the form, as if the visitor typed it now.
 * @returns the names of the fields
 */
export function restoreTypedFields(form: HTMLFormElement): string[] {
  if (!typedFields) return [];
  const { values, focused, stopWatching } = typedFields;
  stopWatching();
  typedFields = undefined;
  const fieldOf = (name: string) => form.elements.namedItem(name) as Field | null;
  for (const [name, typed] of values) {
    const field = fieldOf(name);
    if (field) type(field, typed);
  }
  if (focused && !focused.isConnected)
    fieldOf((focused as Field).name)?.focus({ preventScroll: true });
  return [...values.keys()];
}

function type(field: Field, { value, checked }: { value: string; checked: boolean }): void {
  // React overrides the setter of the element; by that one it would see no change.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (field.type === 'checkbox') (field as HTMLInputElement).checked = checked;
  else if (field.value !== value) setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
