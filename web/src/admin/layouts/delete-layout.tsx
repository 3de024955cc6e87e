import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { LAYOUTS_ADDRESS } from '../addresses.ts';
import { call } from '../api/call.ts';
import { apiErrorText, isGone } from '../api/errors.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { notify } from '../ui/notice.ts';
import { ErrorNotice } from '../ui/query-state.tsx';
import { useChange } from '../ui/use-change.ts';
import { useLayout } from './use-layout.ts';

export function DeleteLayout() {
  const { slug, draft, layout } = useLayout();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const name = layout.name.en || slug;
  const { mutate, isPending, isSuccess, error } = useChange({
    isOpen: isAsking,
    failure: (error) => `${name}: Not deleted. ${apiErrorText(error)}`,
    mutationFn: async () => {
      // What is on its way to the server must not come after it.
      await draft.save();
      await call('DELETE /api/admin/layouts/:slug', { params: { slug } }).catch((cause) => {
        if (!isGone(cause)) throw cause;
      });
      draft.discard();
    },
    onSuccess: () => notify({ text: `${name} is deleted.` }),
  });
  useEffect(() => {
    if (isSuccess) navigate(LAYOUTS_ADDRESS, { replace: true });
  }, [isSuccess, navigate]);
  return (
    <div>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Delete this layout…
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={`Delete ${name}?`}
          confirm="Delete"
          busy={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => mutate()}
        >
          <p>
            Its texts, papers and plots ({layout.plots.length}) will be permanently deleted, with
            their drawings. Leads stay under “Leads”, photos stay in the gallery.
          </p>
          <ErrorNotice>{error && `Not deleted. ${apiErrorText(error)}`}</ErrorNotice>
        </ConfirmDialog>
      )}
    </div>
  );
}
