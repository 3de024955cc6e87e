import { useWords } from '../page-context.ts';
import { Link } from './link.tsx';
import css from './logo.module.css';

/** The drawing of web/pictures/icons/mark.svg, in colours that follow its ground. */
export function Logo() {
  const { company } = useWords();
  return (
    <Link to="/" className={`tap-target ${css.logo}`}>
      <svg className={css.mark} viewBox="0 0 32 32" width="48" height="48" aria-hidden="true">
        <path className={css.sun} d="M9.6 2.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8Z" />
        <path className={css.hill} d="M1 18.6 8.8 13l3.6 2L20.6 4.6 31 18.6Z" />
        <path
          className={css.plots}
          d="M1 20.6h10.6L9.4 30H1ZM13.8 20.6h4.4L20.2 30h-8.4ZM20.4 20.6H31V30h-8.4Z"
        />
      </svg>
      <span className={css.name}>{company.name}</span>
    </Link>
  );
}
