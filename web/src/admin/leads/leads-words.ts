import type { ForgottenResponse, Lead } from '@theni/contract';
import type { Stage } from '@theni/contract/limits';

export const leadsText = {
  heading: 'Leads',
  loadFailed: (reason: string) => `The leads could not be loaded. ${reason}`,
  linked: 'The lead from the link',
  linkedGone: 'This lead was deleted.',
  folders: { label: 'Which leads', open: 'Open', all: 'All', spam: 'Spam' },
  groups: { due: 'Due', today: 'New today' },
  newest: 'Newest leads',
  allLeads: 'All leads',
  empty: {
    open: 'No open leads. What visitors write in the contact form comes here.',
    all: 'No leads yet. What visitors write in the contact form comes here.',
    spam: 'No spam. Messages that look like spam, and those that you mark as spam, come here.',
  },
  search: {
    label: 'Search leads',
    hint: 'Name, number or message',
    none: 'Nothing found.',
    backTo: (day: string) => `Searched back to ${day}.`,
    complete: 'All leads were searched.',
    older: 'Search older leads',
  },
  older: 'Older leads',
  download: 'Download all leads (CSV)',
  downloadFailed: (reason: string) => `The file could not be made. ${reason}`,
  stages: {
    new: 'New',
    called: 'Contacted',
    visit: 'Site visit',
    booked: 'Booked',
    'not-interested': 'Not interested',
  } satisfies Record<Stage, string>,
  marks: {
    tamil: 'Tamil',
    next: (day: string) => `Next step ${day}`,
    wish: (day: string) => `Wants to visit ${day}`,
    verdicts: {
      clean: '',
      suspect: 'May be spam',
      spam: 'Spam',
      flood: 'Held back: very many came from one place',
    } satisfies Record<Lead['verdict'], string>,
    states: {
      queued: '',
      sent: '',
      announced: 'E-mailed together with others',
      failed: 'The e-mail to the office failed',
      'not-mailed': 'Not e-mailed',
    } satisfies Record<Lead['state'], string>,
    notSaved: 'Not saved yet',
    deleted: 'Deleted. You can restore it until tomorrow, under “All”.',
  },
  tries: (count: number, error: string) =>
    `Tried ${count === 1 ? 'once' : `${count} times`} to e-mail it to the company: ${error}.`,
  notMailed: (reason: string) => `Not e-mailed: ${reason}.`,
  call: 'Call',
  whatsapp: 'WhatsApp',
  mail: 'Reply by e-mail',
  answered: { question: 'Have you spoken or written to them?', yes: 'Yes', no: 'Not yet' },
  stage: 'Stage',
  wish: (day: string) => `Wants to visit on ${day}. Make this the next step`,
  nextStep: 'Next step on',
  wrongDay: 'Please enter day, month and year.',
  note: 'Note',
  save: 'Save',
  saving: 'Saving..',
  facts: {
    service: 'Service',
    layout: 'Layout',
    plot: 'Plot',
    page: 'Page',
    campaign: 'Advertisement',
  },
  earlier: (count: number, areMore: boolean) =>
    count === 1 && !areMore
      ? '1 earlier message'
      : `${count}${areMore ? '+' : ''} earlier messages`,
  book: {
    plot: (plot: string) => `Book plot ${plot}`,
    taken: (plot: string) => `Plot ${plot} is held, booked or sold already. See it under Layouts.`,
    gone: (plot: string) =>
      `There is no plot ${plot} in this layout any more. See it under Layouts.`,
  },
  spam: 'It is spam',
  notSpam: 'It is none',
  delete: 'Delete',
  takeBack: 'Restore',
  forget: 'Forget this person',
  emptySpam: 'Empty spam',
  questions: {
    heading: 'do you want to delete ?',
    confirm: 'yes',
    forget: (name: string) =>
      `All messages with the number or address of ${name} will be permanently deleted, and the plots’ links to them removed. Copies in your mailbox stay: please delete them there.`,
    emptySpam: 'All spam will be permanently deleted.',
  },
  done: {
    saved: 'Saved.',
    stage: (stage: string) => `Marked: ${stage}.`,
    deleted: 'Deleted.',
    takenBack: 'Restored.',
    spam: 'Marked as spam. It is under Spam.',
    notSpam: 'Not spam any more. It is under Open.',
    emptied: ({ messages }: { messages: number }) =>
      messages === 1 ? '1 spam message deleted.' : `${messages} spam messages deleted.`,
    forgotten: ({ messages, plots }: ForgottenResponse) =>
      [
        messages === 1
          ? 'The message of this person is permanently deleted.'
          : `${messages} messages of this person are permanently deleted.`,
        plots > 0 && (plots === 1 ? '1 plot link removed.' : `${plots} plot links removed.`),
      ]
        .filter(Boolean)
        .join(' '),
  },
  notSaved: (reason: string) => `Not saved. ${reason}`,
  notDone: (reason: string) => `Not deleted. ${reason}`,
  reply: {
    subject: {
      en: (company: string) => `Your message to ${company}`,
      ta: (company: string) => `${company}: உங்கள் செய்தி`,
    },
    greeting: {
      en: (name: string, company: string) =>
        `Hello ${name}, thank you for your message to ${company}.`,
      ta: (name: string, company: string) =>
        `வணக்கம் ${name}, ${company} நிறுவனத்தைத் தொடர்பு கொண்டதற்கு நன்றி.`,
    },
  },
};
