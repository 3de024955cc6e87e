import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { bucketCors } from '../../../config/bucket-cors.ts';

/*
 * Preloaded into firebase-tools. Its Storage emulator lets pages of every origin read files with
 * their scripts; Google lets those that the bucket's CORS names.
 */
type Decide = (error: null, options: object) => void;

const load = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));
const file = load.resolve('cors');
const cors = load(file);
const rules: ReturnType<typeof bucketCors> = JSON.parse(process.env.LOCAL_BUCKET_CORS ?? '[]');
const loaded = load.cache[file];
if (!loaded) throw new Error('firebase-tools has no package cors any more.');
loaded.exports = (options: object) =>
  cors(({ url = '', headers: { origin = '' } }: IncomingMessage, decide: Decide) => {
    const isFile = /^\/v0\/b\/.*[?&]alt=media/.test(url);
    const isOpen = !isFile || rules.some((rule) => rule.origin.includes(origin));
    decide(null, isOpen ? options : { origin: false });
  });
