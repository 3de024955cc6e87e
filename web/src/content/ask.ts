/** The WhatsApp link below a project, on whatever page. */
export const ask = {
  label: 'Ask about this on WhatsApp',
  /** What it has typed already. */
  greeting: (company: string, service: string, location: string) =>
    `Hello ${company}, I saw your project "${service}, ${location}" and would like to know more.`,
};
