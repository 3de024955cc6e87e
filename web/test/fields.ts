import { act, fireEvent } from '@testing-library/react';

/** Goes to a field, and puts a text in the place of what stands there. */
export function fill(field: HTMLElement, value: string): void {
  act(() => field.focus());
  fireEvent.input(field, { target: { value } });
}

export function leave(field: HTMLElement): void {
  act(() => field.blur());
}

/** What a screen reader says of a control besides its name. */
export function descriptionOf(control: HTMLElement): string | undefined {
  const id = control.getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
}

export function typedIn(field: HTMLElement): string {
  return (field as HTMLInputElement).value;
}
