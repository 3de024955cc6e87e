import { useMutation } from '@tanstack/react-query';
import { dayOf } from '@theni/contract/times';
import { Button } from '../../ui/button.tsx';
import { callForResponse } from '../api/call.ts';
import { reasonOf } from '../api/errors.ts';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { leadsText } from './leads-words.ts';

/** All leads as a file for a spreadsheet, in the browser's downloads. */
export function DownloadLeads() {
  const download = useMutation({
    mutationFn: async () => {
      const response = await callForResponse('GET /api/messages.csv');
      const href = URL.createObjectURL(await response.blob());
      const name = `leads-${dayOf(new Date())}.csv`;
      Object.assign(document.createElement('a'), { href, download: name }).click();
      setTimeout(() => URL.revokeObjectURL(href), 60_000);
    },
    meta: { failure: 'the leads could not be downloaded' },
  });
  return (
    <div>
      <Button variant="outline" disabled={download.isPending} onClick={() => download.mutate()}>
        {leadsText.download}
      </Button>
      <ErrorNotice>
        {download.error && leadsText.downloadFailed(reasonOf(download.error))}
      </ErrorNotice>
    </div>
  );
}
