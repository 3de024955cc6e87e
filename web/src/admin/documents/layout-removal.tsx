import type { LayoutSummary } from '@theni/contract';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import common from '../ui/common.module.css';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { editorText } from './editor-words.ts';
import { usePublication } from './use-content-editor.ts';

const text = editorText.changes;

/** Layouts that are to leave the site with the next publication. @param shown those that visitors see */
export function LayoutRemoval({ shown }: { shown: LayoutSummary[] }) {
  const { order, setOrder } = usePublication();
  const named = new URLSearchParams(useLocation().search).get('withdraw') ?? '';
  const [asked, setAsked] = useState(named);
  const isAsked = shown.some(({ Slug }) => Slug === asked);
  const withdraw = (Withdraw: string[]) => setOrder({ ...order, Withdraw });
  const waiting = order.Withdraw.filter((slug) => shown.some(({ Slug }) => Slug === slug));
  const others = shown.filter(({ Slug }) => !waiting.includes(Slug));
  return (
    <>
      {waiting.map((slug) => (
        <p key={slug} className={common.row}>
          <span>{text.removal.waits(slug)}</span>
          <Button
            variant="outline"
            aria-label={text.takeBackOf(text.removal.waits(slug))}
            onClick={() => withdraw(order.Withdraw.filter((each) => each !== slug))}
          >
            {text.takeBack}
          </Button>
        </p>
      ))}
      {others.length > 0 && (
        <Disclosure summary={text.removal.heading}>
          <ul className={common.row}>
            {others.map(({ Slug, Name }) => (
              <li key={Slug}>
                <Button variant="outline" onClick={() => setAsked(Slug)}>
                  {text.removal.of(Name.en || Slug)}
                </Button>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {isAsked && (
        <ConfirmDialog
          heading={text.removal.question(asked)}
          confirm={text.removal.confirm}
          onCancel={() => setAsked('')}
          onConfirm={() => {
            withdraw([...order.Withdraw, asked]);
            setAsked('');
          }}
        >
          <p>{text.removal.note}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
