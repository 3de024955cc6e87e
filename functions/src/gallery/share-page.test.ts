import { expect, test } from 'vitest';
import { sampleItem } from '../../test/sample-item.ts';
import { sharePage } from './share-page.ts';

const site = { name: 'Sample <Land> & Sons', url: 'https://www.theni.example' };
const variant = (Width: number) => ({
  Width,
  Url: `https://storage.example/${Width}.webp?a=1&b=2`,
});

test('a chat shows title, place and a picture', () => {
  const item = sampleItem({
    Service: 'Consturction ',
    Variants: [320, 640, 960, 1600].map(variant),
  });
  const page = sharePage(item, site);
  expect(page).toContain('<meta property="og:title" content="Consturction, Theni">');
  expect(page).toContain(`<meta property="og:image" content="${site.url}/share/${item._id}.jpg">`);
  expect(page).toContain('<meta property="og:image:height" content="720">');
  expect(page).toContain(`<meta property="og:url" content="${site.url}/share/${item._id}">`);
});

test('a person is led on to the item in the gallery', () => {
  const item = sampleItem();
  const page = sharePage(item, site);
  expect(page).toContain(`<meta http-equiv="refresh" content="0; url=/gallery?item=${item._id}">`);
  expect(page).toContain(`<a href="/gallery?item=${item._id}">`);
});

test('a video without a poster has a preview without a picture', () => {
  expect(sharePage(sampleItem({ FileType: 'video/mp4' }), site)).not.toContain('og:image');
});

test('nothing that the admin typed becomes markup', () => {
  const evil = `"><script>alert('1')</script>&`;
  const page = sharePage(sampleItem({ Location: evil, Alt: evil, Variants: [variant(320)] }), site);
  expect(page).not.toContain('<script');
  expect(page).not.toContain('Sample <Land>');
  expect(
    page.match(/&quot;&gt;&lt;script&gt;alert\(&#39;1&#39;\)&lt;\/script&gt;&amp;/g),
  ).toHaveLength(6);
});
