import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InboxMessage, PlotChange, PlotStatus } from '@theni/contract';
import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import { asItWas, layoutQuery, layoutsQuery, statusOf } from '../api/layout-queries.ts';
import { inboxText } from './inbox-words.ts';

const text = inboxText.booking;

/** Books the plot that a lead has asked about, for this lead. */
export function BookPlot({
  message,
  onBooked,
}: {
  message: InboxMessage;
  /** @param free makes the plot what it was before */
  onBooked: (free?: () => Promise<unknown>) => void;
}) {
  const client = useQueryClient();
  const { Project, Plot, _id } = message;
  function refresh(slug: string) {
    client.invalidateQueries(layoutQuery(slug));
    client.invalidateQueries(layoutsQuery);
  }
  const { mutate, isPending, isError, data } = useMutation({
    mutationFn: async ({ slug, number }: { slug: string; number: string }) => {
      const plot = statusOf(
        (await call('GET /api/admin/projects/:slug', { params: { slug } })).Statuses,
        number,
      );
      if (!plot) return 'gone';
      const isTheirs = plot.Message === _id;
      if (plot.State === 'sold' || (plot.State !== 'available' && !isTheirs)) return 'taken';
      if (plot.State === 'booked') return {};
      return { plot, booked: await changePlot(slug, plot, { State: 'booked', Message: _id }) };
    },
    meta: { failure: 'the plot could not be booked' },
    onSuccess: (outcome, { slug }) => {
      refresh(slug);
      if (typeof outcome === 'string') return;
      const { plot, booked } = outcome;
      onBooked(
        booked && (() => changePlot(slug, booked, asItWas(plot)).finally(() => refresh(slug))),
      );
    },
  });
  if (!Project || !Plot || message.Stage === 'booked') return null;
  return (
    <div>
      <Button
        variant="outline"
        disabled={isPending}
        onClick={() => mutate({ slug: Project, number: Plot })}
      >
        {text.book(Plot)}
      </Button>
      <p role="alert">
        {isError && text.failed}
        {data === 'taken' && text.taken(Plot)}
        {data === 'gone' && text.gone(Plot)}
      </p>
    </div>
  );
}

function changePlot(
  slug: string,
  { Number: number, Version: ifMatch }: PlotStatus,
  body: PlotChange,
): Promise<PlotStatus> {
  const params = { slug, number };
  return call('PATCH /api/admin/projects/:slug/plots/:number', { params, body, ifMatch });
}
