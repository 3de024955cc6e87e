import { site } from '../../../config/chosen.ts';
import { frame } from '../content/frame.ts';
import { Icon } from '../ui/icon.tsx';
import css from './social-links.module.css';

const networks = ['facebook', 'twitter', 'instagram', 'youtube'] as const;

export function SocialLinks() {
  return (
    <ul className={css.links}>
      {networks.map((network) => (
        <li key={network}>
          <a
            href={site.social[network]}
            className={css.link}
            rel="me noopener"
            aria-label={frame.social[network]}
          >
            <Icon name={network} size={22} />
          </a>
        </li>
      ))}
    </ul>
  );
}
