import { Icon } from '../ui/icon.tsx';
import { useEditMark, useWords } from '../words/words.ts';
import css from './social-links.module.css';

const NETWORKS = ['facebook', 'twitter', 'instagram', 'youtube'] as const;

export function SocialLinks() {
  const { company, frame } = useWords();
  const mark = useEditMark();
  const shown = NETWORKS.filter((network) => company.social[network]);
  if (shown.length === 0) return null;
  return (
    <ul className={`row ${css.links}`}>
      {shown.map((network) => (
        <li key={network}>
          <a
            href={company.social[network]}
            className={`icon-button ${css.link}`}
            rel="me noopener"
            aria-label={frame.social[network]}
            {...mark(`company.social.${network}`)}
          >
            <Icon name={network} size={22} />
          </a>
        </li>
      ))}
    </ul>
  );
}
