/** Every test run imports this file first, so that no test depends on the values of a real site. */
process.env.SITE_CONFIG ??= 'config/sample.config.ts';
