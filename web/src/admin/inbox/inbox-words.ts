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
    open: 'Nothing to do: all messages are handled.',
    all: 'No messages yet.',
    spam: 'No spam. Messages that a program seems to have sent come here and are not e-mailed to you.',
    search: 'No message has these words.',
  },
  list: 'Messages, newest first',
  more: 'Older messages',
  unread: 'Unread',
  handled: 'Handled',
  tamil: 'Tamil',
  states: {
    queued: 'E-mail not sent yet',
    sent: 'Sent by e-mail',
    failed: 'E-mail failed',
    spam: 'Spam',
  } satisfies Record<DeliveryState, string>,
  attempts: (count: number, error: string) =>
    count === 1
      ? `Tried once to send it by e-mail: ${error}.`
      : `Tried ${count} times to send it by e-mail: ${error}.`,
  answer: {
    mail: 'Reply by e-mail',
    call: 'Call',
    whatsapp: 'WhatsApp',
    /** In the language that the visitor wrote in. */
    subject: {
      en: (company: string) => `Your message to ${company}`,
      ta: () => 'உங்கள் செய்தி',
    },
    greeting: {
      en: (name: string, company: string) =>
        `Hello ${name}, thank you for your message to ${company}.`,
      ta: (name: string) => `வணக்கம் ${name}, எங்களைத் தொடர்பு கொண்டதற்கு நன்றி.`,
    },
  },
  services: 'Service',
  markHandled: 'Mark as handled',
  markOpen: 'Mark as not handled',
  markUnread: 'Mark as unread',
  suspect: 'May be spam',
  notSpam: 'Not spam',
  deleteSpam: 'Delete all spam',
  delete: 'Delete',
  deletion: {
    question: 'do you want to delete ?',
    note: (name: string) => `The message from ${name} will be gone for good.`,
    allSpam: 'All spam shown here, and all older spam, will be gone for good.',
    cancel: 'cancel',
    confirm: 'yes',
  },
  unreadSpam: (count: number) => `, ${count} unread`,
  unreadCount: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
};
