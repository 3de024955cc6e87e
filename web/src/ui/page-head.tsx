import css from './page-head.module.css';

export function PageHead({ heading, lead }: { heading: string; lead: string }) {
  return (
    <div className={`wrap columns ${css.head}`}>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
    </div>
  );
}
