/**
 * Styles of what a layout's page shows below its first screen, or after a tap. Its document links
 * their sheets there instead of carrying them: with all styles inline it would not fit the first
 * round trip.
 *
 * vite.config.ts puts the sheets of each list into a chunk of their own, and page-assets.ts finds
 * those chunks in the manifest. site-build.ts notes their addresses, and render-site.ts hands them
 * to the page, whose `DeferredStyles` links them. When the page comes to life, entry-client.tsx
 * reads the links of the served page, so that React finds the same.
 */
export const deferredStyles = {
  'layout-defer': [
    'layouts/page/facts',
    'layouts/page/layout-page',
    'layouts/plan/plan',
    'layouts/page/plot-sheet',
    'layouts/page/plot-table',
    'layouts/page/plots',
  ],
  'form-defer': ['contact-form/contact-form'],
  'shared-defer': [
    'gallery/gallery-item',
    'layouts/layout-line',
    'layouts/plan/plan-tools',
    'navigation/footer',
    'navigation/service-dropdown',
    'ui/banner',
    'ui/field',
    'ui/section',
  ],
};

/** For Vite's `codeSplitting`. */
export const deferredStyleGroups = Object.entries(deferredStyles).map(([name, sheets]) => ({
  name,
  test: new RegExp(`/web/src/(${sheets.join('|')})\\.module\\.css`),
  priority: 2,
}));

export const DEFERRED_CHUNKS = Object.keys(deferredStyles);
