import { useQuery } from '@tanstack/react-query';
import type { LayoutSummary } from '@theni/contract';
import { PLOT_STATES } from '@theni/contract/plots';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { layoutsQuery } from '../api/layout-queries.ts';
import { layoutAddress, NEW_LAYOUT_ADDRESS } from '../documents/layout-parts.ts';
import { layoutText as text } from '../documents/layout-words.ts';
import { LoadFailed } from '../ui/error-notice.tsx';
import css from './layout-list.module.css';

/** Every layout, and how far it is on its way to the public. */
export function LayoutList() {
  const { data: layouts, isError, refetch } = useQuery(layoutsQuery);
  return (
    <>
      <div className={css.head}>
        <p>{text.intro}</p>
        <ButtonLink to={NEW_LAYOUT_ADDRESS}>{text.create.open}</ButtonLink>
      </div>
      {isError && <LoadFailed notice={text.loadFailed} onRetry={() => refetch()} />}
      {!layouts && !isError && <p role="status">{text.loading}</p>}
      {layouts?.length === 0 && <p>{text.none}</p>}
      {layouts && layouts.length > 0 && (
        <ul className={css.list} aria-label={text.heading}>
          {layouts.map((layout) => (
            <LayoutCard key={layout.Slug} layout={layout} />
          ))}
        </ul>
      )}
    </>
  );
}

function LayoutCard({ layout }: { layout: LayoutSummary }) {
  const { Slug, Name, Status, Place, Plots } = layout;
  const name = Name.en || Slug;
  const all = PLOT_STATES.reduce((sum, state) => sum + Plots[state], 0);
  return (
    <li className={css.card} aria-label={name}>
      <h2>
        <Link to={layoutAddress(Slug)}>{name}</Link>
      </h2>
      <p className={css.facts}>
        {[Place, text.statuses[Status]].filter(Boolean).join(' · ')}
        <br />
        <code>/projects/{Slug}</code>
      </p>
      <p className={css.status}>{text.publicationStatus[publicationStatus(layout)]}</p>
      {all === 0 ? (
        <p className={css.facts}>{text.noPlots}</p>
      ) : (
        <p className={css.counts}>
          {PLOT_STATES.map((state) => (
            <span key={state}>
              <strong>{Plots[state]}</strong> {text.counts[state]}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** How it stands between the draft and the public. */
export function publicationStatus({
  Version,
  PublishedVersion,
}: LayoutSummary): keyof typeof text.publicationStatus {
  if (PublishedVersion === null) return 'draft';
  return Version === PublishedVersion ? 'published' : 'changed';
}
