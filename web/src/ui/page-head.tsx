import css from './page-head.module.css';

export function PageHead({ heading, intro }: { heading: string; intro: string }) {
  return (
    <div className={`wrap wide-columns ${css.head}`}>
      <h1>{heading}</h1>
      <p className="intro">{intro}</p>
    </div>
  );
}
