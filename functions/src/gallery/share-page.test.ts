import { expect, test } from 'vitest';
import { content as words } from '../../../config/content.ts';
import { sampleItem } from '../../test/sample-item.ts';
import { sampleLayout } from '../../test/sample-layout.ts';
import { notFoundPage, sharePage } from './share-page.ts';

const name = { en: 'Sample <Land> & Sons', ta: 'மாதிரி <நிலம்>' };
const content = { ...words, company: { ...words.company, name } };
const site = { url: 'https://www.theni.example', content };
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
  expect(page).toContain(
    '<meta property="og:title" content="Consturction, Theni · கட்டுமானம், தேனி">',
  );
  expect(page).toContain(`<meta property="og:image" content="${site.url}/share/${item._id}.jpg">`);
  expect(page).toContain('<meta property="og:image:height" content="720">');
  expect(page).toContain(`<meta property="og:url" content="${site.url}/share/${item._id}">`);
});

test('an item is named in both languages, whichever the admin typed its place in', () => {
  for (const Location of ['Theni', 'தேனி']) {
    const page = sharePage(sampleItem({ Location }), site);
    expect(page).toContain('<title>Road Work, Theni · சாலை அமைத்தல், தேனி · Sample &lt;Land&gt;');
    expect(page).toContain('<html lang="en-IN">');
    expect(page).toContain('Road Work, Theni<br><span lang="ta">சாலை அமைத்தல், தேனி</span>');
    expect(page).toContain(
      'content="A project of Sample &lt;Land&gt; &amp; Sons · மாதிரி &lt;நிலம்&gt; நிறுவனத்தின் பணிகளில் ஒன்று"',
    );
  }
});

test('a place that no list has is called as the admin typed it, and so is a picture', () => {
  const page = sharePage(sampleItem({ Location: 'Odai Street', Alt: 'Tar, still warm' }), site);
  expect(page).toContain('Road Work, Odai Street · சாலை அமைத்தல், Odai Street');
  expect(page).toContain('<meta property="og:description" content="Tar, still warm">');
});

test('an address that leads to nothing says so in both languages', () => {
  const page = notFoundPage(site);
  expect(page).toContain('<title>Page Not Found · பக்கம் இல்லை · Sample &lt;Land&gt;');
  expect(page).toContain(
    'Oops!.. Page Not Found..<br><span lang="ta">அடடா!.. இந்தப் பக்கம் இல்லை..</span>',
  );
  expect(page).toContain('<a href="/ta/gallery" lang="ta"');
});

test('a person is led on to the item in the gallery', () => {
  const item = sampleItem();
  const page = sharePage(item, site);
  expect(page).toContain(`<meta http-equiv="refresh" content="0; url=/gallery?item=${item._id}">`);
  expect(page).toContain(`<a href="/gallery?item=${item._id}">See it in the gallery</a>`);
  expect(page).toContain(`<a href="/ta/gallery?item=${item._id}" lang="ta"`);
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
  ).toHaveLength(9);
});

test('an item of a published layout tells its name, registration number, authority and promoter in both languages', () => {
  const project = sampleLayout({ name: { en: 'Garden <1>', ta: 'தோட்டம்' } });
  const page = sharePage(sampleItem({ Alt: 'The gate' }), site, project);
  const told = [
    'Garden &lt;1&gt;. TNRERA registration number: TN/99/Layout/0024/2025. https://rera.tn.gov.in Promoter: Sample Promoter, 1 Sample Street, Theni 000000.',
    'தோட்டம். TNRERA பதிவு எண்: TN/99/Layout/0024/2025. https://rera.tn.gov.in மேம்பாட்டாளர்: மாதிரி மேம்பாட்டாளர், 1, மாதிரித் தெரு, தேனி 000000.',
  ];
  const description = `content="${told.join(' · ')} · The gate"`;
  expect(page).toContain(`<meta property="og:description" ${description}>`);
  expect(page).toContain(`<meta name="description" ${description}>`);
  expect(page).toContain(`<p>${told[0]}<br><span lang="ta">${told[1]}</span></p>`);
  expect(page).toContain(
    '<meta property="og:title" content="Garden &lt;1&gt;, Theni, TN/99/Layout/0024/2025 · தோட்டம், தேனி">',
  );
});

test('an item of a layout without a number tells why it needs none', () => {
  const { registration } = sampleLayout();
  const reason = { en: 'At most 500 m².', ta: '500 சதுர மீட்டருக்குள்' };
  const project = sampleLayout({
    registration: { ...registration, number: '', exemption: 'small', reason },
  });
  const page = sharePage(sampleItem(), site, project);
  expect(page).toContain(
    'Sample Garden. No TNRERA registration needed: At most 500 m². https://rera.tn.gov.in',
  );
  expect(page).toContain('TNRERA பதிவு தேவையில்லை: 500 சதுர மீட்டருக்குள்.');
});
