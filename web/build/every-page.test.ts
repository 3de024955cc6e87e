import { shipped } from '@theni/content';
import { fill } from '@theni/content/text';
import { LANGUAGES, pageNames, pages, pathIn } from '@theni/contract/site-map';
import { expect, test } from 'vitest';
import { sampleLayouts } from '../../config/sample-layouts.ts';
import { latinWords } from '../../content/test/untranslated.ts';
import { adminPaths, indexedPages, layoutPath } from '../src/page-addresses.ts';
import { telephoneLink } from '../src/ui/contact-links.tsx';
import { fileOf } from './documents.ts';
import { pageContextOf, renderSite } from './render-site.ts';
import { emptyPages, ORIGIN, publishedOf, testBuild } from './test/test-build.ts';

const layouts = sampleLayouts.map(publishedOf);
const build = testBuild(emptyPages);
const files = await renderSite(shipped, layouts, build);
const words = {
  en: pageContextOf('en', shipped, layouts, build).words,
  ta: pageContextOf('ta', shipped, layouts, build).words,
};
const publicPaths = indexedPages.map((name) => pages[name].path);
const layoutPaths = layouts.map(({ slug }) => layoutPath(slug));
const allPaths = pageNames.map((name) => pages[name].path);

const characters: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&' };
const decoded = (html: string) =>
  html.replace(/&(#x27|quot|amp);/g, (sign) => characters[sign] ?? '');
const documentAt = (path: string) =>
  decoded(String(files.get(fileOf(path)))).replaceAll('<!-- -->', '');
const all = (html: string, pattern: RegExp) =>
  Array.from(html.matchAll(pattern), ([, part]) => part);
const within = (html: string, element: string) =>
  new RegExp(`<${element}[ >].*?</${element.split(' ')[0]}>`, 's').exec(html)?.[0] ?? '';

test('every page has header, footer, and call and WhatsApp at its end', () => {
  const { company, frame } = words.en;
  const call = `href="${telephoneLink(company.phones[0] ?? '')}"`;
  for (const path of publicPaths) {
    const html = documentAt(path);
    expect(html, path).toContain('<h1');
    const [header, footer] = [within(html, 'header'), within(html, 'footer')];
    for (const part of [
      `href="mailto:${company.email}"`,
      call,
      ...Object.values(frame.social).map((network) => `aria-label="${network}"`),
      company.name,
      'href="/"',
    ])
      expect(header, path).toContain(part);
    const { street, locality } = company.address;
    for (const part of [
      street,
      locality,
      company.email,
      `© ${company.name}`,
      'aria-label="YouTube"',
    ])
      expect(footer, path).toContain(part);
    const bar = html.slice(html.lastIndexOf('<nav'));
    expect(bar, path).toContain(call);
    expect(bar, path).toMatch(
      /href="https:\/\/wa\.me\/\d+\?text=[^"]*writing%20from%20your%20website/,
    );
  }
});

test('home has the sections of the specification in their order, and their buttons', () => {
  const home = documentAt('/');
  expect(all(home, /<h[12][^>]*>(.*?)<\/h[12]>/g)).toEqual([
    'Best Land Promoters In Theni District',
    'Get In Touch',
    'Our layouts',
    'WHAT WE DO',
    'GET A QOUTE',
    'ABOUT US',
    'Our Recent Projects',
    'Get Direction',
  ]);
  const [, main = ''] = /<main(.*)<\/main>/s.exec(home) ?? [];
  expect(main.match(/href="\/contact-us"[^>]*><span[^>]*>contact us</gi)).toHaveLength(2);
  for (const [card, path] of [
    ['Plots For Sale', '/service-plots'],
    ['2D, 3D Home Plans', '/service-construction'],
    ['Road & Construction Works', '/service-roadwork'],
  ] as const) {
    const more = `href="/about-us"[^>]*><span[^>]*>Read More<span[^>]*> ${card}<`;
    expect(main).toMatch(new RegExp(`href="${path}"[^>]*>${card}<.*${more}`));
  }
  expect(main).toMatch(/href="\/about-us"[^>]*><span[^>]*>Read more<span[^>]*> about the company/);
  const touch = main.slice(main.indexOf('id="get-in-touch"'), main.indexOf('WHAT WE DO'));
  for (const way of ['https://wa.me/', 'mailto:', 'tel:']) expect(touch).toContain(`href="${way}`);
  const captions = all(main, /<figcaption[^>]*>(.*?)<\/figcaption>/g);
  const texts = captions.slice(-6).map((caption) => caption?.replace(/<[^>]+>/g, ' ').trim());
  expect(texts).toEqual([
    'Theni  Construction',
    'Periyakulam  Plots for sales',
    'Bodinayakanur  Construction',
    'Cumbum  Construction',
    'Uthamapalayam  Construction',
    'Andipatti  Plots and Approval',
  ]);
});

test('about us, every person has name, position, a call link and WhatsApp', () => {
  const html = documentAt('/about-us');
  expect(html).toMatch(/<title>About us and Contact us/);
  for (const { name, position, phone } of Object.values(words.en.people).flat()) {
    expect(html).toContain(`>${name}</p><p>${position}</p>`);
    expect(html).toContain(`href="${telephoneLink(phone)}"`);
    expect(html).toMatch(
      new RegExp(`wa.me/${phone.replace(/\D/g, '')}\\?text=[^"]*About%20us[^>]*WhatsApp, ${name}`),
    );
  }
  expect(all(html, /<h3[^>]*>(.*?)<\/h3>/g)).toEqual([
    'Founder & CEO',
    'Joint Directors',
    'Deputy Directors',
    'Marketing Team Leaders',
    'Marketing Management',
  ]);
  expect(html).toContain('Get Direction');
});

test('each service page has its slides in order; each road slide invites to contact us', () => {
  const { plots, construction, roadWork } = words.en;
  for (const [path, { slides }] of [
    ['/service-plots', plots],
    ['/service-construction', construction],
    ['/service-roadwork', roadWork],
  ] as const) {
    const carousel = documentAt(path).split('aria-roledescription="carousel"')[1] ?? '';
    const titles = all(carousel, /<h2[^>]*>(.*?)<\/h2>/g);
    expect(titles.slice(0, slides.length)).toEqual(slides.map(({ title }) => title));
  }
  for (const { caption } of roadWork.slides) expect(caption).toContain('Contact us');
});

test('the contact form asks for what the specification says, and in Tamil sends the same', () => {
  for (const language of LANGUAGES) {
    const html = documentAt(pathIn(language, '/contact-us'));
    const { boxes } = words[language].contact.form;
    for (const [name, value] of [
      ['plots', 'plots and approvals'],
      ['construction', 'construction and road work'],
      ['plans', '2d and 3d plans'],
      ['others', 'other service'],
    ] as const) {
      const label = language === 'en' ? value : boxes[name];
      expect(html).toContain(
        `<input type="checkbox" name="${name}" value="${value}"/><span>${label}</span>`,
      );
    }
    expect(html).toContain(`<input type="hidden" name="language" value="${language}"/>`);
  }
  const html = documentAt('/contact-us');
  expect(html).toMatch(/<textarea name="message" rows="5" placeholder="Say Hi"/);
  expect(html).toContain('(optional)');
});

test('a WhatsApp link greets in the language of its page, and names the page', () => {
  for (const language of LANGUAGES) {
    const { company, frame, pages: names } = words[language];
    for (const name of ['plots', 'construction', 'roadWork'] as const) {
      const greeting = fill(frame.whatsappGreeting, {
        company: company.name,
        page: names[name].name,
      });
      const html = documentAt(pathIn(language, pages[name].path));
      const texts = all(html, /wa\.me\/\d+\?text=([^"]*)"/g).map((text = '') =>
        decodeURIComponent(text),
      );
      expect(texts).toContain(greeting);
    }
  }
});

test('pages in both languages lead to each other, and share no title or description', () => {
  const seen: (string | undefined)[] = [];
  for (const path of allPaths) {
    const outlines = LANGUAGES.map((language) => {
      const html = documentAt(pathIn(language, path));
      const other = language === 'en' ? 'ta' : 'en';
      expect(html).toContain(`<html lang="${language}-IN"`);
      const [title] = all(html, /<title>(.*?)<\/title>/g);
      expect(title, path).toMatch(new RegExp(` \\| ${words[language].company.name}$`));
      const there = path === pages.notFound.path ? '/' : path;
      const link = `href="${pathIn(other, there)}" lang="${other}-IN" hrefLang="${other}-IN">`;
      expect(html, path).toContain(link + words[language].frame.languageSwitch);
      if (publicPaths.includes(path))
        seen.push(title, ...all(html, /name="description" content="(.*?)"/g));
      const [, body = ''] = html.split('<div id="root">');
      return all(body, /<(\w+)/g);
    });
    expect(outlines[1], path).toEqual(outlines[0]);
  }
  expect(seen).toHaveLength(publicPaths.length * 4);
  expect(new Set(seen).size).toBe(seen.length);
});

test.each(LANGUAGES)(
  'every page tells search engines and link previews what it is, in %s',
  (language) => {
    const { company } = words[language];
    for (const english of [...publicPaths, ...layoutPaths]) {
      const path = pathIn(language, english);
      const html = documentAt(path);
      const [description = ''] = all(html, /name="description" content="(.*?)"/g);
      expect(description.length, path).toBeGreaterThan(50);
      expect(all(html, /rel="canonical" href="(.*?)"/g)).toEqual([ORIGIN + path]);
      expect(all(html, /rel="alternate" (hreflang=".*?" href=".*?")/g), path).toEqual([
        `hreflang="en-IN" href="${ORIGIN + english}"`,
        `hreflang="ta-IN" href="${ORIGIN + pathIn('ta', english)}"`,
        `hreflang="x-default" href="${ORIGIN + english}"`,
      ]);
      expect(all(html, /og:title" content="(.*?)"/g)).toEqual(all(html, /<title>(.*?)<\/title>/g));
      expect(html).toContain(`og:locale" content="${language}_IN"`);

      const [json = ''] = all(String(files.get(fileOf(path))), /ld\+json">(.*?)<\/script>/gs);
      const graph = JSON.parse(json)['@graph'];
      expect(graph.at(-1).itemListElement.at(-1).item).toBe(ORIGIN + path);
      if (layoutPaths.includes(english)) {
        expect(graph[0]).toMatchObject({ url: ORIGIN + path, inLanguage: `${language}-IN` });
        continue;
      }
      expect(graph[0]).toMatchObject({
        '@type': ['RealEstateAgent', 'GeneralContractor'],
        name: company.name,
        telephone: company.phones,
        address: {
          streetAddress: company.address.street,
          postalCode: company.address.postalCode,
        },
        geo: company.geo,
        openingHours: company.openingHours,
      });
    }
  },
);

test('the sitemap lists public pages and layouts alone, and all of them', () => {
  const sitemap = String(files.get('/sitemap.xml'));
  const both = [...publicPaths, ...layoutPaths].map((path) => [path, pathIn('ta', path)] as const);
  const listed = all(sitemap, /<loc>([^<]+)/g);
  expect(listed.toSorted()).toEqual(
    both
      .flat()
      .map((path) => ORIGIN + path)
      .toSorted(),
  );
  const links = all(sitemap, /(hreflang="(?:en-IN|ta-IN|x-default)" href="[^"]+")/g);
  // At the address of each language.
  for (const [english, tamil] of both)
    for (const link of [
      `hreflang="en-IN" href="${ORIGIN + english}"`,
      `hreflang="ta-IN" href="${ORIGIN + tamil}"`,
      `hreflang="x-default" href="${ORIGIN + english}"`,
    ])
      expect(links.filter((each) => each === link)).toHaveLength(2);
  const robots = String(files.get('/robots.txt'));
  expect(robots).toContain('sitemap.xml');
  // What a page shows that a search engine runs.
  for (const path of ['/api/file', '/api/layouts/*/plots'])
    expect(robots).toContain(`Allow: ${path}\n`);
  for (const path of [...adminPaths, pages.messageSent.path])
    expect(documentAt(path)).toContain('<meta name="robots" content="noindex">');
});

test('a page that is empty without its script has the words for one that does not come', () => {
  const { loadFailed, retry } = words.en.frame;
  for (const path of [...adminPaths, pages.gallery.path])
    expect(/<p id="load-failed".*?>(.*?)<\/p>/.exec(documentAt(path))?.[1], path).toBe(
      `${loadFailed} ${retry}`,
    );
});

test('a Tamil page says nothing in English but names and codes, a layout’s too', () => {
  const known = new Set<string>(latinWords);
  const codes = sampleLayouts.flatMap(({ fields: { approval, survey } }) => [
    approval.number,
    survey.numbers,
  ]);
  for (const path of [...allPaths, ...layoutPaths]) {
    const [, body = ''] = /<body>(.*?)<script/s.exec(documentAt(pathIn('ta', path))) ?? [];
    const shown = body
      .replace(/<noscript>.*?<\/noscript>|<wbr\/>/gs, '')
      .replace(/<a [^>]*hrefLang="en-IN".*?<\/a>/gs, '');
    const labels = all(
      shown,
      / (?:alt|title|placeholder|aria-label|aria-roledescription)="(.*?)"/g,
    );
    const told = [shown.replace(/<[^>]+>/g, ' '), ...labels].join(' ');
    expect(told, path).not.toMatch(/[{}]/);
    const latin = [...codes, `${ORIGIN}/ta${path}`]
      .reduce((text, code) => text.replaceAll(code, ''), told)
      .replace(/\S+@\S+|TN(?:RERA)?\/\S+|rera\.tn\.gov\.in/g, '')
      .match(/\w*[A-Za-z]\w*/g);
    expect(latin?.filter((word) => !known.has(word)) ?? [], path).toEqual([]);
  }
});

test('without script the gallery says what it needs', () => {
  expect(documentAt('/gallery')).toContain(
    `<noscript><p>${words.en.gallery.noScript}</p></noscript>`,
  );
});
