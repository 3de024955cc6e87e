import { useQuery } from '@tanstack/react-query';
import type { LayoutResponse, LayoutSummary } from '@theni/contract';
import { PLOT_STATES } from '@theni/contract/plots';
import { useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { layoutQuery, layoutsQuery } from '../api/layout-queries.ts';
import { layoutAddress, NEW_LAYOUT_ADDRESS } from '../documents/layout-parts.ts';
import { layoutText as text } from '../documents/layout-words.ts';
import { plotText, stateName } from '../documents/plot-words.ts';
import common from '../ui/common.module.css';
import { LoadFailed } from '../ui/error-notice.tsx';
import { SearchField } from '../ui/search-field.tsx';
import css from './layout-list.module.css';
import { PlotButtons } from './plot-buttons.tsx';
import { StateSwatch } from './state-swatch.tsx';
import { useInView } from './use-in-view.ts';

/** So many are found by looking. */
const SHORT = 5;

/** Every layout with its plots: from here a plot's status is two taps away. */
export function LayoutList() {
  const { data: layouts, isError, refetch } = useQuery(layoutsQuery);
  const [words, setWords] = useState('');
  const found = layouts?.filter((layout) => namesOf(layout).includes(words.trim().toLowerCase()));
  return (
    <>
      <div className={css.head}>
        <p>{plotText.states.lead}</p>
        <ButtonLink to={NEW_LAYOUT_ADDRESS} variant="outline">
          {text.create.open}
        </ButtonLink>
      </div>
      {isError && <LoadFailed notice={text.loadFailed} onRetry={() => refetch()} />}
      {!layouts && !isError && <p role="status">{text.loading}</p>}
      {layouts?.length === 0 && <p>{text.none}</p>}
      {layouts && layouts.length > SHORT && (
        <SearchField label={text.find} words={words} onSearch={setWords} />
      )}
      {words && found?.length === 0 && <p role="status">{text.notFound}</p>}
      {found && found.length > 0 && (
        <ul className={css.list} aria-label={text.heading}>
          {found.map((layout) => (
            <LayoutCard key={layout.Slug} layout={layout} />
          ))}
        </ul>
      )}
    </>
  );
}

function namesOf({ Name, Place, Slug }: LayoutSummary): string {
  return [Name.en, Name.ta, Place, Slug].join(' ').toLowerCase();
}

function LayoutCard({ layout: listed }: { layout: LayoutSummary }) {
  const { Slug, Name } = listed;
  const { group, isNear } = useInView<HTMLLIElement>(false);
  const { data, isError, refetch } = useQuery({
    ...layoutQuery(Slug),
    // The open layout has a draft to go with its own.
    queryKey: ['project', Slug, 'listed'],
    enabled: isNear,
    refetchOnWindowFocus: 'always',
  });
  const layout = data ?? listed;
  const { Status, Place, Plots } = layout;
  const name = Name.en || Slug;
  const all = PLOT_STATES.reduce((sum, state) => sum + Plots[state], 0);
  return (
    <li ref={group} className={css.card} aria-label={name}>
      <h2>
        <Link to={layoutAddress(Slug)}>{name}</Link>
      </h2>
      <p className={common.note}>
        {[Place, text.statuses[Status], text.publicationStatus[publicationStatus(layout)]]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {all === 0 ? (
        <p className={common.note}>{text.noPlots}</p>
      ) : (
        <>
          <p className={css.counts}>
            {PLOT_STATES.map((state) => (
              <span key={state}>
                <StateSwatch state={state} />
                <strong>{Plots[state]}</strong> {stateName(state)}
              </span>
            ))}
          </p>
          {isError && <LoadFailed notice={text.openFailed} onRetry={() => refetch()} />}
          <PlotButtons
            slug={Slug}
            count={all}
            response={data}
            refresh={async () => (await refetch({ throwOnError: true })).data as LayoutResponse}
          />
        </>
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
