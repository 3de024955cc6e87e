import type { DocumentHead } from './document-head.ts';

/** Puts what the new page's head says into the place of what the last one's has said. */
export function updateHead({ title, description, links }: DocumentHead): void {
  document.title = title;
  document.querySelector('meta[name=description]')?.setAttribute('content', description);
  const old = 'link[rel=canonical], link[rel=alternate], meta[name=robots]';
  for (const element of document.querySelectorAll(old)) element.remove();
  if (!links) {
    document.head.append(elementOf('meta', { name: 'robots', content: 'noindex' }));
    return;
  }
  document.head.append(
    elementOf('link', { rel: 'canonical', href: links.canonical }),
    ...links.alternates.map(({ locale, href }) =>
      elementOf('link', { rel: 'alternate', hreflang: locale, href }),
    ),
  );
}

function elementOf(name: string, attributes: Record<string, string>): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
