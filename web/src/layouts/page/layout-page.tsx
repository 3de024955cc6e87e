import { fill } from '@theni/content/text';
import { AUTHORITY } from '@theni/contract/government-sites';
import { LayoutMessageForm } from '../../contact-form/layout-message-form.tsx';
import { PageFrame } from '../../navigation/page-frame.tsx';
import { usePageContext, useWords } from '../../page-context.ts';
import { Button } from '../../ui/button.tsx';
import { chatAbout, prefilledMessage } from '../layout-links.ts';
import type { LayoutPageData } from '../layout-page-data.ts';
import { AtAGlance, Location, Papers } from './facts.tsx';
import css from './layout-page.module.css';
import { Opening } from './opening.tsx';
import { Photos } from './photos.tsx';
import { Plots } from './plots.tsx';
import { useChosenPlot } from './use-chosen-plot.ts';
import { usePlots } from './use-plots.ts';

export default function LayoutPage({ layout }: { layout: LayoutPageData }) {
  const words = useWords();
  const { plots, asOf, areFresh, now } = usePlots(layout);
  const chosenPlot = useChosenPlot(plots);
  const { chosen, formPlotNumber, setFormPlotNumber } = chosenPlot;
  return (
    <PageFrame chat={chatAbout(layout, words, chosen)}>
      <div className={css.sheet}>
        <div className={css.parts}>
          <Opening layout={layout} plots={plots} areFresh={areFresh} />
          <DeferredStyles />
          <AtAGlance layout={{ ...layout, plots }} />
          <div id="plots">
            <Plots {...chosenPlot} layout={layout} plots={plots} asOf={asOf} areFresh={areFresh} />
          </div>
          <div
            className="page-end"
            style={{ containIntrinsicHeight: `auto ${300 + 5 * layout.photos.length}rem` }}
          >
            <Papers layout={layout} />
            <Location layout={layout} />
            <div className={css.screenOnly}>
              <AskSection
                layout={layout}
                plotNumber={formPlotNumber}
                onPlotNumber={setFormPlotNumber}
                now={now}
              />
            </div>
            <div className={css.screenOnly}>
              <Photos layout={layout} />
            </div>
          </div>
        </div>
        <SheetFoot layout={layout} />
      </div>
    </PageFrame>
  );
}

/** Links the styles of what stands below the first screen, which is painted without them. */
function DeferredStyles() {
  const { deferredStyles = [] } = usePageContext();
  return deferredStyles.map((href) => (
    <link key={href} rel="stylesheet" href={href} fetchPriority="low" />
  ));
}

interface AskProps {
  layout: LayoutPageData;
  plotNumber: string;
  onPlotNumber: (number: string) => void;
  now: Date | undefined;
}

function AskSection({ layout, plotNumber, onPlotNumber, now }: AskProps) {
  const words = useWords();
  const { name, slug, text } = layout;
  return (
    <section id="ask" aria-labelledby="ask-heading">
      <div className={`wrap wide-columns ${css.ask}`}>
        <h2 id="ask-heading">{fill(words.layoutList.ask.label, { name })}</h2>
        <LayoutMessageForm
          layoutSlug={slug}
          plotNumber={plotNumber}
          plotLabel={layout.plots.length > 0 ? text.ask.plot : undefined}
          prefilledMessage={(number) => prefilledMessage(layout, words, number)}
          onPlotNumber={onPlotNumber}
          now={now}
        />
        {layout.plots.length > 0 && <PrintButton label={text.plots.print} />}
      </div>
    </section>
  );
}

function PrintButton({ label }: { label: string }) {
  return (
    <p className="needs-script script-control">
      <Button
        variant="outline"
        onClick={({ currentTarget }) => currentTarget.ownerDocument.defaultView?.print()}
      >
        {label}
      </Button>
    </p>
  );
}

function SheetFoot({ layout }: { layout: LayoutPageData }) {
  const { name, address, addressQr, registration, text } = layout;
  const codes = [
    [text.papers.formC, registration.qr],
    [text.papers.pageCode, addressQr],
  ] as const;
  return (
    <div className={css.foot} aria-hidden="true">
      <div className="row">
        <p>
          {[name, registration.number || text.noRegistration, AUTHORITY].join(' · ')}
          <br />
          {address}
        </p>
        {codes.map(
          ([code, src]) =>
            src && (
              <p key={code}>
                {code}
                {/* React preloads a picture of another priority, before what visitors see. */}
                <img src={src} width="76" height="76" alt="" fetchPriority="low" />
              </p>
            ),
        )}
      </div>
    </div>
  );
}
