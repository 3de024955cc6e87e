/** The WhatsApp link of an item, on whatever page. */
export const ask = {
  label: 'Ask about this on WhatsApp',
  /** What it has typed already. */
  greeting: (company: string, service: string, location: string, address: string) =>
    `Hello ${company}, I saw your project "${service}, ${location}" and would like to know more: ${address}`,
};
