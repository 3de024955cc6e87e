import type { Text } from './text.ts';

/** The owner has confirmed a text, and no other that may stand in its place later. */
export interface Confirmation {
  /** 2026-03-02 */
  day: string;
  text: Text;
}

/** What the words still claim about law, approval, price or service, each once: the owner confirms them before going live. */
export const claims = [
  {
    key: 'home.hero.headline',
    why: 'It says “best”: the owner must be able to show what that rests on.',
  },
  {
    key: 'plots.lead',
    why: 'Every layout on offer must have its DTCP approval, with a number and a date to show. Home, about us and the page descriptions say the same.',
  },
  {
    key: 'plots.slides.0.caption',
    why: 'The layouts on offer must have the compound wall, the roads and the boundary stones.',
  },
  {
    key: 'plots.slides.1.caption',
    why: 'There must be plots on offer with coconut trees and a view of the hills.',
  },
  {
    key: 'plots.slides.2.caption',
    why: 'The office must know the approval number of each layout, and must really help owners of land to get approval.',
  },
  {
    key: 'home.homeLoans.text',
    why: 'Someone in the office must help buyers with the papers for a bank, and nothing may suggest that the company lends.',
  },
  {
    key: 'construction.slides.1.title',
    why: 'It says “highly skilled”: the engineers’ qualifications must be there to show.',
  },
  {
    key: 'construction.steps.2.text',
    why: 'Estimates must list materials and labour separately.',
  },
  {
    key: 'privacy.parts.3.text',
    why: 'Mailbox, backup copies and logs must be kept no longer than this says, and a message must be deleted everywhere when its sender asks.',
  },
  {
    key: 'contact.lead',
    why: 'Somebody must really call back or answer by e-mail.',
  },
  {
    key: 'contact.privacy.line',
    why: 'What visitors write must be used to answer them and for nothing else.',
  },
  {
    key: 'roadWork.lead',
    why: 'Roads must really be laid for villages, too.',
  },
];

/** Whether the text that stands there is the one that was confirmed. Blanks around it do not make it another. */
export function isConfirmed(confirmation: Confirmation | undefined, text: Text): boolean {
  return (
    confirmation !== undefined &&
    Object.entries(text).every(
      ([language, words]) => words.trim() === confirmation.text[language as keyof Text].trim(),
    )
  );
}
