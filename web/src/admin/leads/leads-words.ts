import type { ForgottenResponse, Lead } from '@theni/contract';
import type { Stage } from '@theni/contract/limits';

export const leadsText = {
  heading: 'Leads',
  loadFailed: (reason: string) => `The leads could not be loaded: ${reason}`,
  linked: 'The lead you came for',
  linkedGone: 'This lead was deleted.',
  folders: { label: 'Which leads', open: 'Open', all: 'All', spam: 'Spam' },
  groups: { due: 'Due', today: 'New today' },
  newest: 'Newest leads',
  allLeads: 'All leads',
  empty: {
    open: 'No open leads. What visitors write in the contact form comes here.',
    all: 'No leads yet. What visitors write in the contact form comes here.',
    spam: 'No spam. What a program seems to have sent, and what you mark as spam, comes here.',
  },
  search: {
    label: 'Search leads',
    hint: 'Name, number or message',
    none: 'Nothing found.',
    backTo: (day: string) => `Searched back to ${day}.`,
    complete: 'Searched all of them.',
    older: 'Search older leads',
  },
  older: 'Older leads',
  download: 'Download all leads (CSV)',
  downloadFailed: (reason: string) => `No file was made: ${reason}`,
  stages: {
    new: 'New',
    called: 'Called',
    visit: 'Site visit',
    booked: 'Booked',
    'not-interested': 'Not interested',
  } satisfies Record<Stage, string>,
  marks: {
    tamil: 'Tamil',
    next: (day: string) => `Next step ${day}`,
    wish: (day: string) => `Wants to come ${day}`,
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
      failed: 'Our e-mail about it failed',
      'not-mailed': 'Not e-mailed',
    } satisfies Record<Lead['state'], string>,
    notSaved: 'Not saved yet',
    deleted: 'Deleted; for a day it is under All and can be taken back',
  },
  tries: (count: number, error: string) =>
    `Tried ${count === 1 ? 'once' : `${count} times`} to e-mail it to the company: ${error}.`,
  notMailed: (reason: string) => `Not e-mailed: ${reason}.`,
  call: 'Call',
  whatsapp: 'WhatsApp',
  mail: 'Reply by e-mail',
  answered: { question: 'Answered?', yes: 'Yes, answered', no: 'Not yet' },
  stage: 'Stage',
  wish: (day: string) => `Wants to come on ${day}: take it as the next step`,
  nextStep: 'Next step on',
  wrongDay: 'Please give the whole date.',
  note: 'Note',
  save: 'Save',
  saving: 'Saving..',
  facts: { service: 'Service', layout: 'Layout', plot: 'Plot', page: 'Page', campaign: 'Campaign' },
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
  takeBack: 'Take back',
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
    takenBack: 'Taken back.',
    spam: 'Marked as spam. It is under Spam.',
    notSpam: 'Not spam any more. It is under Open.',
    emptied: ({ messages }: { messages: number }) =>
      messages === 1 ? '1 message of spam deleted.' : `${messages} messages of spam deleted.`,
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
  notSaved: (reason: string) => `Not saved: ${reason}`,
  notDone: (reason: string) => `Not deleted: ${reason}`,
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
