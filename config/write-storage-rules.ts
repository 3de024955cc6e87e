import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { admin } from './chosen.ts';
import { built } from './site-config.ts';
import { rulesFor } from './storage-rules.ts';

/** A part of the build: the rules let the admin of the configuration upload. */
const ROOT = join(import.meta.dirname, '..');
const target = join(ROOT, built.storageRules);
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, rulesFor(admin.email, readFileSync(join(ROOT, 'storage.rules'), 'utf8')));
