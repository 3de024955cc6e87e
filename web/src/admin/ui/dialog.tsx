import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { adminText } from '../words.ts';
import css from './dialog.module.css';

/** A question that must be answered first. Escape is the same as cancelling. */
export function Dialog({
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
  useLayoutEffect(() => {
    const open = dialog.current;
    open?.showModal();
    // Gives the focus back to where it was; only while it is still in the document.
    return () => open?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
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

/** The buttons at the end of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog({
  heading,
  confirm,
  busy = false,
  onCancel,
  onConfirm,
  children,
}: {
  heading: string;
  /** The words on its button. */
  confirm: string;
  busy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog heading={heading} onCancel={onCancel}>
      {children}
      <DialogActions>
        <Button variant="outline" onClick={onCancel}>
          {adminText.frame.cancel}
        </Button>
        <Button onClick={onConfirm} disabled={busy}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
