import css from './service-head.module.css';

export function ServiceHead({ heading, lead }: { heading: string; lead: string }) {
  return (
    <div className={`wrap ${css.head}`}>
      <h1>{heading}</h1>
      <p className={css.lead}>{lead}</p>
    </div>
  );
}
