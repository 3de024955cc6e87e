import css from './gallery-grid.module.css';

const places = Array.from({ length: 12 }, (_, index) => index);

/** Where projects are about to be. With `sizes`, boot.ts shows the page's first pictures there. */
export function Skeletons({ sizes }: { sizes?: string }) {
  return (
    <ul className={css.grid} aria-hidden="true">
      {places.map((index) => (
        <li key={index} className={css.skeleton}>
          {sizes && <img data-first="" sizes={sizes} alt="" />}
        </li>
      ))}
    </ul>
  );
}
