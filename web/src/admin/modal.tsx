import { type ReactNode, useEffect, useRef } from 'react';
import css from './modal.module.css';

/** A question that must be answered first. Escape is the same as cancelling. */
export function Modal({
  heading,
  onCancel,
  children,
}: {
  heading: string;
  onCancel: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={css.modal}
      aria-labelledby="modal-heading"
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id="modal-heading">{heading}</h2>
      {children}
    </dialog>
  );
}
