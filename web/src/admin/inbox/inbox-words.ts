import type { DeliveryState, ForgottenResponse } from '@theni/contract';
import type { Stage } from '@theni/contract/limits';

/** Words of the admin's inbox. */
export const inboxText = {
  heading: 'Messages',
  loading: 'Loading..',
  failed: 'something went wrong please try again later....',
  refresh: 'Refresh',
  export: 'Export this list',
  exportFailed: 'No file was made: something went wrong please try again later....',
  exported: (day: string) =>
    `The file goes back to ${day} and has no room for more. Older messages are in another file.`,
  exportOlder: 'Export the older messages',
  filter: 'Filter, export',
  filtered: ' (in use)',
  search: 'Search messages',
  searchExample: 'Name or number',
  searchedBackTo: (day: string) => `Searched back to ${day}.`,
  searchOlder: 'Search older messages',
  /** What a search in each folder goes through. */
  searched: {
    open: 'Searched: all messages, also those that are done. Spam is searched in Spam.',
    today: 'Searched: who has written today.',
    week: 'Searched: who has written in the last 7 days.',
    all: 'Spam is searched in Spam.',
    spam: '',
  },
  folders: {
    label: 'Filter',
    open: 'To do',
    today: 'Today',
    week: '7 days',
    all: 'All',
    spam: 'Spam',
  },
  stage: 'Stage',
  anyStage: 'All stages',
  project: 'Layout',
  anyLayout: 'All layouts',
  unreadOnly: 'Unread only',
  empty: {
    open: 'Nothing to do: all messages are answered.',
    besidesDue: 'Nothing else to do.',
    today: 'No messages today.',
    week: 'No messages in the last 7 days.',
    all: 'No messages yet.',
    spam: 'No spam. Messages that a program seems to have sent come here and are not e-mailed to you.',
    search: 'Nothing found.',
    filters: 'No messages match.',
  },
  dueHeading: 'Due today, and visits of tomorrow',
  list: {
    today: { name: 'New today', label: 'Messages of today' },
    older: { name: 'Older', label: 'Messages, newest first' },
  },
  linked: 'The lead you came for',
  linkedGone: 'This lead was deleted.',
  more: 'Older messages',
  unread: 'Unread',
  tamil: 'Tamil',
  stages: {
    new: 'New',
    called: 'Called',
    visit: 'Site visit',
    booked: 'Booked',
    'not-interested': 'Not interested',
  } satisfies Record<Stage, string>,
  states: {
    queued: '',
    sent: '',
    failed: 'Our e-mail about it failed',
    spam: 'Spam',
  } satisfies Record<DeliveryState, string>,
  attempts: (count: number, error: string) =>
    count === 1
      ? `Tried once to e-mail it to the company: ${error}.`
      : `Tried ${count} times to e-mail it to the company: ${error}.`,
  response: {
    mail: 'Reply by e-mail',
    call: 'Call',
    whatsapp: 'WhatsApp',
    /** In the language that the visitor wrote in. */
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
    confirmation: {
      en: (day: string) => `You would like to come on ${day}. At what time may we expect you?`,
      ta: (day: string) => `${day} அன்று வர விரும்புவதாக எழுதியிருந்தீர்கள். எத்தனை மணிக்கு வருவீர்கள்?`,
    },
  },
  wish: {
    comes: (day: string) => `Wants to come on ${day}`,
    hint: 'Nothing is booked yet.',
    confirm: 'Confirm by WhatsApp',
    confirmByMail: 'Confirm by e-mail',
    setVisit: 'Set the site visit',
  },
  answered: { question: 'Answered?', yes: 'Yes, answered', no: 'Not yet' },
  booking: {
    book: (plot: string) => `Book plot ${plot}`,
    taken: (plot: string) => `Plot ${plot} is not available: it is held, booked or sold already.`,
    gone: (plot: string) => `There is no plot ${plot} in this layout any more.`,
    failed: 'The plot is not booked: something went wrong please try again later....',
    notFreed: 'Not undone: the plot could not be changed. See it under Layouts.',
  },
  facts: {
    services: 'Service',
    page: 'Page',
    project: 'Layout',
    plot: 'Plot',
    campaign: 'Campaign',
    visit: (day: string) => `Visit ${day}`,
    remind: (day: string) => `Remind ${day}`,
    comeOn: (day: string) => `Wants to come ${day}`,
  },
  details: {
    visit: 'Site visit on',
    remind: 'Remind me on',
    note: 'Note',
    wrongDay: 'Please give the whole date.',
    save: 'Save',
  },
  moreOf: (earlier: number) =>
    earlier === 0
      ? 'More'
      : `More: ${earlier === 1 ? '1 earlier message' : `${earlier} earlier messages`}`,
  messages: (count: number) => `${count} messages`,
  earlier: 'Earlier messages of this person',
  changed: {
    stage: (stage: string) => `Marked: ${stage}.`,
    details: 'Saved.',
    read: 'Marked as unread.',
    deleted: 'Deleted.',
    notSpam: 'Not spam any more. If it was held back, it is mailed in five minutes.',
    tooLate: 'Too late: its e-mail is on the way already.',
    deletingSpam: (count: number) => `Deleting.. ${count}`,
    spamDeleted: (count: number) =>
      count === 1 ? '1 message of spam deleted.' : `${count} messages of spam deleted.`,
    forgotten: ({ Messages, Plots }: ForgottenResponse) =>
      [
        Messages === 1
          ? 'The message of this person is permanently deleted.'
          : `${Messages} messages of this person are permanently deleted.`,
        Plots > 0 && (Plots === 1 ? '1 plot link removed.' : `${Plots} plot links removed.`),
      ]
        .filter(Boolean)
        .join(' '),
  },
  undoSpam: 'Undo: delete all spam',
  undoOf: (name: string) => `Undo: ${name}`,
  markUnread: 'Mark as unread',
  suspect: 'May be spam',
  notSpam: 'Not spam',
  deleteSpam: 'Delete all spam',
  delete: 'Delete',
  forget: 'Forget this person',
  deletion: {
    question: 'do you want to delete ?',
    why: 'Messages stay for a year, as the law asks. You may delete one sooner for one of these reasons:',
    isSpam: 'It is spam',
    isWish: 'The person wants it',
    allSpam:
      'All spam shown here, and all older spam, will be deleted. You can undo it until you change something else or leave this page; tomorrow it will be permanently deleted.',
    forget: (name: string) =>
      `All messages with the number or address of ${name} will be permanently deleted, and the plots’ links to them removed. Copies in your mailbox stay: please delete them there.`,
    confirm: 'yes',
  },
  unreadSpam: 'unread',
};
