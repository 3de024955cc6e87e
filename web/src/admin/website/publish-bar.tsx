import { nameAt } from '@theni/content/labels';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import css from './bar.module.css';
import { PUBLISH_ADDRESS, siteAddress } from './place.ts';
import { useUnpublished } from './unpublished.ts';
import { useWebsite } from './use-website.ts';
import { websiteText as text } from './words.ts';

/** Whether all is saved and public, and the way there: always in view. */
export function PublishBar() {
  const { count } = useUnpublished();
  return (
    <div className={css.bar}>
      <Saving />
      <Link to={PUBLISH_ADDRESS} className={classNames(css.publish, count === 0 && css.quiet)}>
        {text.review}
      </Link>
    </div>
  );
}

/** Whether the server has all that is typed. */
export function Saving() {
  const { state, publishing } = useWebsite();
  const { count } = useUnpublished();
  const [issue] = state.issues;
  if (publishing.isRunning) return <p role="status">{text.publish.publishing}</p>;
  return (
    <p role="status" className={classNames(css.state, css[state.saving])}>
      {state.saving !== 'saved' && text.saving[state.saving]}
      {state.saving === 'saved' && (count > 0 ? text.saving.waiting(count) : text.saving.isPublic)}
      {state.saving === 'refused' && issue && (
        <>
          {' '}
          <Link to={siteAddress({ edit: [issue.path] })}>{nameAt(issue.path)}</Link>
        </>
      )}
    </p>
  );
}
