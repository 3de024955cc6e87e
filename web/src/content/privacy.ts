import { site } from '../../../config/chosen.ts';

/**
 * The notice of the Digital Personal Data Protection Act, 2023 (sections 5, 6, 11 to 14): what is collected and for
 * what, how to exercise one's rights, and how to complain. The owner has a lawyer read it before going live.
 */
export const privacy = {
  heading: 'How we treat your data',
  lead: 'Short, because we collect little.',
  parts: [
    {
      heading: 'What we get, and for what',
      text: `When you send the contact form, ${site.name} gets your name, your e-mail address, your phone number if you give one, the services that you tick and what you write. We use it to answer you and to talk with you about what you asked for, and for nothing else. By sending the form you agree to this. We do not sell it or pass it on for advertising.`,
    },
    {
      heading: 'Who handles it for us',
      text: 'The message is stored with Google Cloud in Mumbai and reaches our mailbox through the mail service Twilio SendGrid, whose servers may stand outside India. Both work on our behalf only.',
    },
    {
      heading: 'How long we keep it',
      text: `We delete messages of the form after ${site.keepMessagesDays} days, or earlier when you ask us to. To keep programs from flooding the form we count messages by a scrambled form of the sender’s network address, which is of no use after a day.`,
    },
    {
      heading: 'What your browser keeps',
      text: 'What you type stays in your own browser until it is sent or you close the tab, so that a reload does not lose it. This site sets no cookies for visitors and follows nobody. The map comes from Google when you scroll to it; WhatsApp and our pages on social networks open only when you press their links. Each of them has rules of its own.',
    },
    {
      heading: 'Your rights',
      text: 'You may ask us at any time what we have of you, have it corrected or deleted, take back your consent, and name someone who does so for you when you cannot. Write or call; the date of your message helps us to find it. Taking back your consent is as easy as giving it was, and changes nothing about what was done before.',
    },
    {
      heading: 'If you are not content',
      text: 'Tell us first, and we answer. You can then complain to the Data Protection Board of India. Ask us if you would like this notice in Tamil or another language of the Eighth Schedule to the Constitution.',
    },
  ],
  write: 'Write to us',
  call: 'Call us',
};
