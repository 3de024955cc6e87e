import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import common from './common.module.css';

interface Props {
  heading: string;
  close?: string;
  onCancel: () => void;
  children: ReactNode;
}

/** Nothing else can be used while it is open. Escape is the same as cancelling. */
export function Dialog({ heading, close, onCancel, children }: Props) {
  return (
    <dialog
      ref={openModally}
      className={common.dialog}
      aria-label={heading}
      onCancel={(event) => {
        // That of a dialog inside this one, which React hands on.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onCancel();
      }}
    >
      <h2>{heading}</h2>
      {children}
      {close && (
        <div className={common.row}>
          <Button variant="outline" onClick={onCancel}>
            {close}
          </Button>
        </div>
      )}
    </dialog>
  );
}

function openModally(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  // Closing gives the focus back, which works only while the dialog is in the document.
  return () => dialog?.close();
}

interface ConfirmProps extends Props {
  confirm: string;
  isBusy?: boolean;
  onConfirm: () => void;
}

export function ConfirmDialog({
  confirm,
  isBusy = false,
  onConfirm,
  children,
  ...props
}: ConfirmProps) {
  return (
    <Dialog {...props}>
      {children}
      <div className={common.row}>
        <Button variant="outline" onClick={props.onCancel}>
          cancel
        </Button>
        <Button onClick={onConfirm} isBusy={isBusy}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
