/** Words of the frame that every page shares. */
export const frame = {
  skipLink: 'Skip to content',
  menu: {
    label: 'Main menu',
    service: 'Service',
    open: 'Open menu',
    close: 'Close menu',
  },
  contactStrip: 'Contact',
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  copy: { question: 'Copy number', done: 'Copied' },
  footer: {
    promise: 'Land, plans, buildings and roads in the Theni district.',
    phone: 'Phone',
    email: 'E-mail',
    office: 'Office',
    pages: 'Pages',
    rights: 'All rights reserved.',
  },
  social: { facebook: 'Facebook', twitter: 'Twitter', instagram: 'Instagram', youtube: 'YouTube' },
  loadFailed: { text: 'This page could not be loaded.', retry: 'Try again' },
};

/** The greeting that a WhatsApp link has typed already; it names the page that the visitor was on. */
export function whatsappGreeting(company: string, page: string): string {
  return `Hello ${company}, I am on your page "${page}" and would like to know more.`;
}
