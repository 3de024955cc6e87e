import type { Words } from '@theni/content';
import { fill } from '@theni/content/text';
import type { ComponentProps, ReactNode } from 'react';
import { usePageWords } from '../current-page.ts';
import { useEditMark } from '../edit-marks.ts';
import { useWords } from '../page-context.ts';
import { ButtonLink } from './button.tsx';

type LinkProps = Omit<ComponentProps<'a'>, 'href'>;

/** Calls the company. @param props.index which of its numbers; the first without one */
export function PhoneLink({ index = 0, ...link }: LinkProps & { index?: number }) {
  const { company } = useWords();
  const mark = useEditMark();
  const phone = company.phones[index] ?? mainPhone(company);
  return <a {...link} href={telephoneLink(phone)} {...mark(`company.phones.${index}`)} />;
}

/** Writes to the company. */
export function EmailLink(link: LinkProps) {
  const { company } = useWords();
  const mark = useEditMark();
  return <a {...link} href={`mailto:${company.email}`} {...mark('company.email')} />;
}

/** Opens WhatsApp; the greeting names the page, unless `to` is another link. */
export function ChatLink({ to, ...link }: LinkProps & { to?: string | undefined }) {
  const { company } = useWords();
  const chatLinkTo = useChatLink();
  const mark = useEditMark();
  return <a {...link} href={to ?? chatLinkTo(company.whatsapp)} {...mark('company.whatsapp')} />;
}

/** Calls the company's first number. */
export function PhoneButton({ children }: { children: ReactNode }) {
  const { company } = useWords();
  return (
    <ButtonLink to={telephoneLink(mainPhone(company))} variant="outline" icon="phone">
      {children}
    </ButtonLink>
  );
}

type Company = Words['company'];

/** `tel:` wants no spaces (RFC 3966). */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/**
 * Opens WhatsApp with this text typed already. Its click-to-chat address takes digits only, without
 * the plus; without a number the visitor chooses whom to write to. Letters stay as they are, and the
 * browser encodes them: a Tamil one would weigh nine bytes in each page.
 */
export function chatLink(phone: string, text: string): string {
  const encoded = text.replace(/[^\p{L}\p{M}\p{N}]+/gu, encodeURIComponent);
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encoded}`;
}

export function directionsLink({ latitude, longitude }: Company['geo']): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** The first of the owner's numbers is the one that every "call" button dials. */
export function mainPhone({ phones, whatsapp }: Company): string {
  return phones[0] ?? whatsapp;
}

/**
 * @returns what makes a WhatsApp link, whose greeting names the open page, or what it is `about`
 */
export function useChatLink() {
  const { frame, company } = useWords();
  const { name } = usePageWords();
  return (phone: string, about = name) =>
    chatLink(phone, fill(frame.whatsappGreeting, { company: company.name, page: about }));
}
