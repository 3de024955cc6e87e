import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { apiErrorText } from '../api/errors.ts';
import common from './common.module.css';
import { notify } from './notice.ts';
import { ErrorNotice } from './query-state.tsx';
import { useChange } from './use-change.ts';

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
          {isBusy ? 'Loading..' : confirm}
        </Button>
      </div>
    </Dialog>
  );
}

interface DeleteButtonProps {
  label: string;
  /** What is deleted, for a failure after the question was closed. */
  name?: string;
  heading?: string;
  confirm?: string;
  question: string;
  /** Deletes. @returns what the notice says then */
  act: () => Promise<string>;
  /** Not called once the page has been left. */
  onDeleted?: () => void;
}

export function ConfirmedDeleteButton({
  label,
  name = label,
  heading = 'do you want to delete ?',
  confirm = 'yes',
  question,
  act,
  onDeleted,
}: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { failed, isPending, mutate } = useChange({
    isOpen: isAsking,
    nameOf: () => name,
    failure: (error) => `Not deleted. ${apiErrorText(error)}`,
    mutationFn: act,
    onSuccess: (text) => {
      setAsking(false);
      notify({ text });
    },
  });
  return (
    <div>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={heading}
          confirm={confirm}
          isBusy={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => mutate(undefined, { onSuccess: () => onDeleted?.() })}
        >
          <p>{question}</p>
          <ErrorNotice>{failed}</ErrorNotice>
        </ConfirmDialog>
      )}
    </div>
  );
}
