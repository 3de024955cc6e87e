import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import common from './common.module.css';

/** To where the admin came from, in words. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={common.link}>
      <Icon name="previous" size={20} />
      {children}
    </Link>
  );
}
