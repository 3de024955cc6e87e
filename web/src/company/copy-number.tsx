import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../words/words.ts';
import css from './copy-number.module.css';

interface Offer {
  link: HTMLAnchorElement;
  number: string;
}

/** On a desktop a click on a number seldom calls: offer to copy it, right under the link. */
export function CopyNumber() {
  const { frame } = useWords();
  const [offer, setOffer] = useState<Offer>();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      if (target.closest(`.${css.offer}`)) return;
      const link = target.closest<HTMLAnchorElement>('a[href^="tel:"]');
      const desktop = matchMedia('(hover: hover) and (pointer: fine)').matches;
      setCopied(false);
      setOffer(link && desktop ? { link, number: link.href.slice('tel:'.length) } : undefined);
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOffer(undefined);
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  if (!offer?.link.isConnected || !offer.link.parentElement) return null;

  const { left, bottom } = offer.link.getBoundingClientRect();
  const copy = async () => {
    await navigator.clipboard.writeText(offer.number);
    setCopied(true);
  };
  return createPortal(
    <button
      type="button"
      className={css.offer}
      style={{ left: left + scrollX, top: bottom + scrollY }}
      onClick={copy}
    >
      <span aria-live="polite">{copied ? frame.copy.done : frame.copy.question}</span>{' '}
      <span>{offer.number}</span>
    </button>,
    document.body,
  );
}
