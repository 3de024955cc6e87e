import type { LayoutCardData } from '@theni/content/layout-card';
import { pages } from '@theni/contract/site-map';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEditMark } from '../../edit-marks.ts';
import { layoutPath } from '../../page-addresses.ts';
import { usePageContext, useWords } from '../../page-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useChatLink } from '../../ui/contact-links.tsx';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import { AvailableCount, Cover, FactList, StatusAndPlace } from '../cover-and-facts.tsx';
import { RegistrationLine } from '../layout-line.tsx';
import { usePlotStates } from '../use-plot-states.ts';
import css from './layout-cards.module.css';

const SIZES =
  '(min-width: 62rem) 39rem, (min-width: 44rem) 50vw, (min-resolution: 2.5dppx) 55vw, 88vw';

/**
 * The first three layouts that are selling, in the order of their addresses because no layout is
 * known to be newer than another, and the way to all layouts; nothing where none is selling. The
 * heading promises no plot: the last one may be booked at any time.
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
  const { name, place, status, slug, cover, plotCount, facts } = layout;
  const { company, frame, layoutList } = useWords();
  const chat = useChatLink()(company.whatsapp, `${name}, ${place}`);
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
          facts={{
            ...facts,
            available: plotCount > 0 && <AvailableCountWhenNear layout={layout} />,
          }}
        />
        <p className={`row ${css.ways}`}>
          {plotCount > 0 && <ButtonLink to={layoutPath(slug)}>{layoutList.see}</ButtonLink>}
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

/** A card asks for the number of available plots when this line comes near the view. */
function AvailableCountWhenNear({ layout: { slug, plotCount } }: { layout: LayoutCardData }) {
  const { isPreview = false } = usePageContext();
  const line = useRef<HTMLSpanElement>(null);
  const isNear = useIsNear(line);
  const fresh = usePlotStates(isNear && !isPreview ? slug : undefined);
  return <AvailableCount ref={line} data-live-part count={plotCount} plots={fresh?.states} />;
}

/** Whether an element is, or has been, within half a screen of the view. */
function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '50% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
