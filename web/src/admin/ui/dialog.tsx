import { type ReactNode, useEffect, useId, useRef } from 'react';
import css from './dialog.module.css';

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
  const id = useId();
  useEffect(() => {
    const open = dialog.current;
    open?.showModal();
    // Gives the focus back to where it was.
    return () => open?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css.modal}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  );
}

/** The buttons at the end of a question. */
export function Answers({ children }: { children: ReactNode }) {
  return <div className={css.answers}>{children}</div>;
}
