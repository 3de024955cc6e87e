import type { Stage } from '@theni/contract/lead-stages';

/** What the help page quotes, and what stands in several places. */
export const leadsText = {
  loadFailed: (reason: string) => `The leads could not be loaded. ${reason}`,
  noOpenLeads: 'No open leads. What visitors write in the contact form comes here.',
  olderLeads: 'Older leads',
  spamList: 'Spam',
  emptySpam: 'Empty spam',
  call: 'Call',
  whatsapp: 'WhatsApp',
  save: 'Save',
  isSpam: 'Mark as spam',
  isNoSpam: 'Not spam',
  stages: {
    new: 'New',
    called: 'Contacted',
    visit: 'Site visit',
    booked: 'Booked',
    'not-interested': 'Not interested',
  } satisfies Record<Stage, string>,
  marked: (stage: string) => `Marked: ${stage}.`,
};
