/** Imported first by what tests: no test depends on the owner's words. */
process.env.SITE_CONFIG ??= 'config/sample.config.ts';
