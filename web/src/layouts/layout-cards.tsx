import type { LayoutCardData } from '@theni/content/layout-card';
import { useGreeting } from '../contact-links.ts';
import { useEditMark } from '../edit-marks.ts';
import { useWords } from '../page-context.ts';
import { layoutPath, pages } from '../pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Section } from '../ui/section.tsx';
import { AvailablePlots } from './available-plots.tsx';
import css from './layout-cards.module.css';
import { RegistrationLine } from './layout-line.tsx';
import { Cover, FactList, StatusAndPlace } from './layout-summary.tsx';

const SIZES =
  '(min-width: 62rem) 39rem, (min-width: 44rem) 50vw, (min-resolution: 2.5dppx) 55vw, 88vw';

/**
 * The newest layouts that are selling, and the way to all; nothing where there is none. The heading
 * promises no plot: the last one may be booked at any time.
 */
export function OurLayouts() {
  const { layouts, layoutList } = useWords();
  const selling = layouts.filter(({ status }) => status === 'selling');
  if (selling.length === 0) return null;
  const all = (
    <ButtonLink to={pages.layouts.path} variant="outline">
      {layoutList.all}
    </ButtonLink>
  );
  return (
    <Section heading={layoutList.ourLayouts} tone="deep" intro={all}>
      <LayoutCards layouts={selling.slice(0, 3)} />
    </Section>
  );
}

interface CardsProps {
  layouts: LayoutCardData[];
  isInFirstView?: boolean;
}

export function LayoutCards({ layouts, isInFirstView = false }: CardsProps) {
  const mark = useEditMark();
  return (
    <ul className={css.cards}>
      {layouts.map((layout, index) => (
        <li key={layout.slug} className={css.card} {...mark(`layouts.${layout.slug}`)}>
          <LayoutCard layout={layout} isInFirstView={isInFirstView && index === 0} />
        </li>
      ))}
    </ul>
  );
}

function LayoutCard({ layout, isInFirstView }: { layout: LayoutCardData; isInFirstView: boolean }) {
  const { name, place, status, slug, cover, plots, facts } = layout;
  const { company, frame, layoutList } = useWords();
  const chat = useGreeting()(company.whatsapp, `${name}, ${place}`);
  return (
    <>
      <Cover cover={cover} sizes={SIZES} isInFirstView={isInFirstView} />
      <div className={css.text}>
        <StatusAndPlace status={status} place={place} />
        <h3>
          <Link to={layoutPath(slug)} className="tap-target card-link">
            {name}
          </Link>
        </h3>
        <FactList
          facts={{ ...facts, available: plots > 0 && <AvailablePlots layout={layout} /> }}
        />
        <p className={`row ${css.ways}`}>
          {plots > 0 && <ButtonLink to={layoutPath(slug)}>{layoutList.see}</ButtonLink>}
          <ButtonLink to={chat} variant="chat" icon="chat">
            {frame.whatsapp}
          </ButtonLink>
        </p>
        <div className={css.papers}>
          <RegistrationLine layout={layout} />
        </div>
      </div>
    </>
  );
}
