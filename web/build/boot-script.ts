import { minifySync } from 'vite';
import { boot } from '../src/boot.ts';
import { reloadIfReplaced, withTimeout } from '../src/deployment.ts';

export const bootScript = minifySync(
  'boot.js',
  `(${boot})(${withTimeout},${reloadIfReplaced})`,
).code.trim();
