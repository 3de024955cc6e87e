import { LANGUAGES } from '@theni/contract/limits';
import { type Content, shipped } from './index.ts';
import { type Text, textAt } from './text.ts';

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
    key: 'privacy.parts.1.text',
    why: 'What visitors write must be used for nothing else, and not be sold or passed on.',
  },
  {
    key: 'privacy.parts.2.text',
    why: 'Nobody else may handle the messages for the company: no other mail service, no agency.',
  },
  {
    key: 'privacy.parts.3.text',
    why: 'Mailbox, backup copies and logs must be kept no longer than this says, and a message must be deleted everywhere when its sender asks.',
  },
  {
    key: 'privacy.parts.5.text',
    why: 'Somebody must do what this says when a visitor writes or calls: tell, correct, complete or delete the data.',
  },
  {
    key: 'privacy.parts.6.text',
    why: 'Somebody must answer complaints, and have the notice translated when a visitor asks.',
  },
  {
    key: 'contact.lead',
    why: 'Somebody must really call back or answer by e-mail.',
  },
  {
    key: 'contact.next',
    why: 'It says “usually within one working day”: the office must really answer so soon.',
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

export interface Claim {
  key: string;
  why: string;
  /** Where its text stands now. */
  path: string;
  text: Text;
  /** By the owner: the reason is about the shipped text. */
  isRewritten: boolean;
  confirmation: Confirmation | undefined;
  isConfirmed: boolean;
}

/** The claims that this content makes. In a list a claim follows its text; where that is removed, so is the claim. */
export function claimsIn(content: Content): Claim[] {
  return claims.flatMap(({ key, why }) => {
    const path = placeOf(key, content);
    const text = path && textAt(content, path);
    if (!path || !text) return [];
    const confirmation = content.confirmed[key];
    const isConfirmed = confirmation !== undefined && isSame(confirmation.text, text);
    const isRewritten = !isSame(textAt(shipped, key), text);
    return [{ key, why, path, text, isRewritten, confirmation, isConfirmed }];
  });
}

/** Where the confirmed text stands, or else the shipped one, or else what was written in its stead. */
function placeOf(key: string, content: Content): string | undefined {
  const places = placesBeside(key, content);
  if (places.length === 0) return key;
  const placeWith = (text: Text | undefined) =>
    places.find((place) => isSame(textAt(content, place), text));
  return (
    placeWith(content.confirmed[key]?.text) ??
    placeWith(textAt(shipped, key)) ??
    [key, ...places].find((place) => isNew(place, content))
  );
}

/** Whether what stands there is neither a text that is shipped in this list nor one that was confirmed. */
function isNew(path: string, content: Content): boolean {
  const text = textAt(content, path);
  const known = [
    ...placesBeside(path, shipped).map((place) => textAt(shipped, place)),
    ...Object.values(content.confirmed).map((confirmation) => confirmation.text),
  ];
  return text !== undefined && !known.some((each) => isSame(each, text));
}

/** 'plots.slides.0.caption' → the same in each slide; nothing where the claim is in no list. */
function placesBeside(key: string, content: Content): string[] {
  const [, list, inElement] = /^(.*)\.\d+\.(.*)$/.exec(key) ?? [];
  if (!list) return [];
  const elements = list.split('.').reduce<unknown>((part, name) => part?.[name as never], content);
  return Object.keys(elements ?? {}).map((index) => `${list}.${index}.${inElement}`);
}

/** Blanks around a text do not make it another. */
function isSame(one: Text | undefined, other: Text | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    LANGUAGES.every((language) => one[language].trim() === other[language].trim())
  );
}
