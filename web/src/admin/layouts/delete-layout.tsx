import { useNavigate } from 'react-router-dom';
import { LAYOUTS_ADDRESS } from '../addresses.ts';
import { call } from '../api/call.ts';
import { isGone } from '../api/errors.ts';
import { ConfirmedDeleteButton } from '../ui/confirmed-delete-button.tsx';
import { useLayout } from './use-layout.ts';

export function DeleteLayout() {
  const { slug, saver, layout } = useLayout();
  const navigate = useNavigate();
  const name = layout.name.en || slug;
  return (
    <ConfirmedDeleteButton
      label="Delete this layout…"
      name={name}
      heading={`Delete ${name}?`}
      confirm="Delete"
      question={`Its texts, papers and plots (${layout.plots.length}) will be permanently deleted, with their drawings. Leads stay under “Leads”, photos stay in the gallery.`}
      act={async () => {
        // What is on its way to the server must not come after it.
        await saver.save();
        await call('DELETE /api/admin/layouts/:slug', { params: { slug } }).catch((cause) => {
          if (!isGone(cause)) throw cause;
        });
        saver.discard();
        return `${name} is deleted.`;
      }}
      onDeleted={() => navigate(LAYOUTS_ADDRESS, { replace: true })}
    />
  );
}
