import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const open = dialog.current;
    open?.showModal();
    // Gives the focus back to where it was; only while it is still in the document.
    return () => open?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
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
