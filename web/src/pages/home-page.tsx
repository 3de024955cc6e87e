import { PageFrame } from '../sections/frame/page-frame.tsx';
import { GetDirection } from '../sections/get-direction.tsx';
import { AboutUs } from '../sections/home/about-us.tsx';
import { GetAQuote } from '../sections/home/get-a-quote.tsx';
import { GetInTouch } from '../sections/home/get-in-touch.tsx';
import { Hero } from '../sections/home/hero.tsx';
import { OurRecentProjects } from '../sections/home/recent-projects.tsx';
import { WhatWeDo } from '../sections/home/what-we-do.tsx';

export function HomePage() {
  return (
    <PageFrame>
      <Hero />
      <GetInTouch />
      <WhatWeDo />
      <GetAQuote />
      <AboutUs />
      <OurRecentProjects />
      <GetDirection />
    </PageFrame>
  );
}
