import { Button } from '../../ui/button.tsx';
import { call } from '../api/call.ts';
import { AdminApiError } from '../api/errors.ts';
import { statusOf } from '../layouts/layout-queries.ts';
import { plotFailure, usePlotChange } from '../layouts/status/use-plot-change.ts';
import common from '../ui/common.module.css';
import { ErrorNotice } from '../ui/query-state.tsx';
import { useChange } from '../ui/use-change.ts';
import { changeOptions } from './change-lead.tsx';

/** Books a plot for the lead that asks for it. */
export function BookPlot({ id, slug, number }: { id: string; slug: string; number: string }) {
  const { changePlot } = usePlotChange(slug);
  const book = useChange({
    ...changeOptions(id),
    failure: (error) => plotFailure(error, { number }),
    mutationFn: async () => {
      const { statuses } = await call('GET /api/admin/layouts/:slug', { params: { slug } });
      const plot = statusOf(statuses, number);
      if (!plot)
        throw new AdminApiError(
          404,
          `There is no plot ${number} in this layout any more. See it under Layouts.`,
        );
      const isTheirs = plot.messageId === id;
      if (plot.state === 'sold' || (plot.state !== 'available' && !isTheirs))
        throw new AdminApiError(
          409,
          `Plot ${number} is held, booked or sold already. See it under Layouts.`,
        );
      await changePlot(plot, { state: 'booked', messageId: id });
    },
  });
  return (
    <div className={common.row}>
      <Button variant="outline" isBusy={book.isPending} onClick={() => book.mutate()}>
        {book.isPending ? 'Saving..' : `Book plot ${number}`}
      </Button>
      <ErrorNotice>{book.failed}</ErrorNotice>
    </div>
  );
}
