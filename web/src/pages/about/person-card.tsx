import { telephoneLink, whatsappLink } from '../../company/links.ts';
import { frame } from '../../content/frame.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { Icon } from '../../ui/icon.tsx';
import css from './person-card.module.css';

interface Props {
  person: { name: string; position: string; phone: string };
}

export function PersonCard({ person: { name, position, phone } }: Props) {
  const pageName = usePageName();
  return (
    <div className={css.card}>
      <p className={css.name}>{name}</p>
      <p>{position}</p>
      <p className={css.ways}>
        <a
          href={telephoneLink(phone)}
          className={css.way}
          aria-label={`${frame.call} ${name}, ${phone}`}
        >
          <Icon name="phone" size={20} />
          {phone}
        </a>
        <a
          href={whatsappLink(phone, pageName)}
          className={css.way}
          aria-label={`${frame.whatsapp}, ${name}`}
        >
          <Icon name="chat" size={22} />
          {frame.whatsapp}
        </a>
      </p>
    </div>
  );
}
