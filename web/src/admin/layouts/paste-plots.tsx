import { useMemo, useState } from 'react';
import { TextAreaField } from '../../ui/field.tsx';
import common from '../ui/common.module.css';
import { type LeftOutRow, readPastedPlots } from './pasted-plots.ts';
import { PlotEditsPreview } from './plot-edits-preview.tsx';
import { useLayout } from './use-layout.ts';

export function PastePlots() {
  const { layout } = useLayout();
  const [typed, setTyped] = useState('');
  const { plots, leftOut } = useMemo(
    () => readPastedPlots(typed, layout.plots),
    [typed, layout.plots],
  );
  return (
    <>
      <TextAreaField
        label="Or paste a list"
        hint="One plot per line, with tabs or commas between: number, sq ft, price, facing. A plot that already exists is changed, but not by an empty cell."
        rows={5}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {leftOut.length > 0 && <LeftOut rows={leftOut} />}
      <PlotEditsPreview proposed={plots} onTaken={() => setTyped('')} />
    </>
  );
}

function LeftOut({ rows }: { rows: LeftOutRow[] }) {
  return (
    <div role="status">
      <p className={common.issue}>Left out, because these were not understood:</p>
      <ul>
        {rows.map(({ line, row, reason }) => (
          <li key={line}>
            {row.replaceAll('\t', ' · ')}: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
