import type { Item } from '@theni/contract';
import { useEffect, useState } from 'react';
import { shareLink } from '../company/links.ts';
import { useEdition } from '../words/words.ts';
import { useItemNames } from './item-names.ts';
import css from './lightbox.module.css';

const SHOWN_MS = 5000;

/** The phone's own share sheet; elsewhere the link goes to the clipboard, or at least on the screen. */
export function ShareButton({ item }: { item: Item }) {
  const { language, words } = useEdition();
  const text = words.gallery.share;
  const { service, place } = useItemNames(item);
  const [notice, setNotice] = useState<{ about: Item; words: string }>();
  const url = shareLink(item._id, language);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  async function share() {
    const title = `${service}, ${place}`;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else await copy();
    } catch (error) {
      if ((error as Error).name !== 'AbortError') await copy();
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setNotice({ about: item, words: text.done });
    } catch {
      setNotice({ about: item, words: `${text.failed} ${url}` });
    }
  }

  return (
    <>
      <span role="status" className={css.notice}>
        {notice?.about === item && notice.words}
      </span>
      <button type="button" className="yarl__button" aria-label={text.label} onClick={share}>
        <ShareIcon />
      </button>
    </>
  );
}

function ShareIcon() {
  return (
    <svg viewBox="0 0 24 24" width="32" height="32" fill="none" aria-hidden="true">
      <path
        d="M12 15V3.5M8 7l4-3.5L16 7M7 10.5H5v10h14v-10h-2"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
