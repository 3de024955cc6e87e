import type { ComponentProps, ReactNode } from 'react';
import { mainPhone, telephoneLink, useChatLink } from '../contact-links.ts';
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
