import { minifySync } from 'vite';
import { boot } from '../src/boot.ts';
import { reloadIfReplaced, withTimeout } from '../src/deployment.ts';
import { fetchFirstItems } from '../src/gallery/first-items.ts';
import { firstItemsAddress } from '../src/gallery/items.ts';

/** The text of the inline scripts, which is the same wherever they stand. */
export const inlineScripts = {
  boot: minified(`(${boot})(${withTimeout},${reloadIfReplaced})`),
  gallery: minified(`(${fetchFirstItems})('${firstItemsAddress}')`),
};

function minified(code: string): string {
  return minifySync('inline.js', code).code.trim();
}
