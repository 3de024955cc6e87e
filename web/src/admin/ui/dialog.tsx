import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { adminText } from '../texts.ts';
import common from './common.module.css';

interface Props {
  heading: string;
  close?: string;
  onCancel: () => void;
  children: ReactNode;
}

/** A question that must be answered first. Escape is the same as cancelling. */
export function Dialog({ heading, close, onCancel, children }: Props) {
  return (
    <dialog
      ref={openModally}
      className={common.dialog}
      aria-label={heading}
      onCancel={(event) => {
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
  // Gives the focus back to where it was; only while it is still in the document.
  return () => dialog?.close();
}

interface ConfirmProps extends Props {
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
}

export function ConfirmDialog({ confirm, busy, onConfirm, children, ...props }: ConfirmProps) {
  return (
    <Dialog {...props}>
      {children}
      <div className={common.row}>
        <Button variant="outline" onClick={props.onCancel}>
          {adminText.frame.cancel}
        </Button>
        <Button onClick={onConfirm} disabled={busy}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
