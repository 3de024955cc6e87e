import type { DeliveryState } from '@theni/contract';

/** Words of the admin's inbox. */
export const inboxText = {
  heading: 'Messages',
  loading: 'Loading..',
  failed: 'something went wrong please try again later....',
  tryAgain: 'Try again',
  refresh: 'Refresh',
  search: 'Search messages',
  folders: {
    label: 'Which messages',
    open: 'To do',
    all: 'All',
    spam: 'Spam',
  },
  empty: {
    open: 'Nothing to do: every message is handled.',
    all: 'No messages yet.',
    spam: 'No spam. What has every sign of a program lands here and is not mailed.',
    search: 'No message has these words.',
  },
  list: 'Messages, newest first',
  more: 'Older messages',
  unread: 'Unread',
  handled: 'Handled',
  states: {
    queued: 'Mail on its way',
    sent: 'Mailed',
    failed: 'Not mailed',
    spam: 'Spam',
  } satisfies Record<DeliveryState, string>,
  attempts: (count: number, error: string) =>
    count === 1 ? `1 attempt to mail it: ${error}.` : `${count} attempts to mail it: ${error}.`,
  answer: {
    mail: 'Reply by mail',
    call: 'Call',
    whatsapp: 'WhatsApp',
    subject: (company: string) => `Your message to ${company}`,
    greeting: (name: string, company: string) =>
      `Hello ${name}, thank you for your message to ${company}.`,
  },
  services: 'Service',
  markHandled: 'Mark as handled',
  markOpen: 'Mark as to do',
  markUnread: 'Mark as unread',
  suspect: 'May be spam',
  notSpam: 'Not spam',
  deleteSpam: 'Delete all spam',
  delete: 'Delete',
  deletion: {
    question: 'do you want to delete ?',
    note: (name: string) => `The message of ${name} is then gone for good.`,
    allSpam: 'All spam that is shown, and all that is older, is then gone for good.',
    cancel: 'cancel',
    confirm: 'yes',
  },
  unreadSpam: (count: number) => `, ${count} unread`,
  unreadCount: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
};
