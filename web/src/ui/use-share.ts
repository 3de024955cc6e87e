import { useEffect, useState } from 'react';

const SHOWN_MS = 5000;

/** The phone's share sheet, else the clipboard, else the screen; `notice` says which. */
export function useShare(
  { title, url }: { title: string; url: string },
  text: Record<'done' | 'failed', string>,
) {
  const [notice, setNotice] = useState<{ about: string; words: string }>();

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  async function share() {
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
      setNotice({ about: url, words: text.done });
    } catch {
      setNotice({ about: url, words: `${text.failed} ${url}` });
    }
  }

  return { share, notice: notice?.about === url ? notice.words : undefined };
}
