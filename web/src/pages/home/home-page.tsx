import { OurLayouts } from '../../layouts/list/layout-cards.tsx';
import { GetDirection } from '../../map/get-direction.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { AboutUs } from './about-us.tsx';
import { GetAQuote } from './get-a-quote.tsx';
import { GetInTouch } from './get-in-touch.tsx';
import { Hero } from './hero.tsx';
import { RecentItems } from './recent-items.tsx';
import { WhatWeDo } from './what-we-do.tsx';

export default function HomePage() {
  return (
    <PageFrame>
      <Hero />
      <GetInTouch />
      <OurLayouts />
      <div className="page-end" style={{ containIntrinsicHeight: 'auto 490rem' }}>
        <WhatWeDo />
        <GetAQuote />
        <AboutUs />
        <RecentItems />
        <GetDirection />
      </div>
    </PageFrame>
  );
}
