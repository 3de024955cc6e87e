import css from './gallery-grid.module.css';

/** Where projects are about to be. */
export function Skeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one is as the other
    <li key={index} className={css.skeleton} aria-hidden="true" />
  ));
}
