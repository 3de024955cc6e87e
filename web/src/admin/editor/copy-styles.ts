import type { Language } from '@theni/contract/languages';
import tamilType from '../../styles/type-ta.css?inline';
import editableCss from './editable.css?inline';

/**
 * Gives a frame the styles of this page, and those that come with a page's script for as long as
 * the frame is there.
 */
export function copyStyles(frame: Document, language: Language): void {
  const type = frame.createElement('style');
  // After all others, as on the Tamil pages.
  type.textContent = (language === 'ta' ? tamilType : '') + editableCss;
  frame.head.append(type);
  const copied = new Set<Node>();
  const copy = () => {
    for (const sheet of document.head.querySelectorAll('style, link[rel=stylesheet]')) {
      if (copied.has(sheet)) continue;
      copied.add(sheet);
      type.before(frame.importNode(sheet, true));
    }
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true });
  frame.defaultView?.addEventListener('pagehide', () => observer.disconnect());
}
