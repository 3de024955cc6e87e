import { adminText } from '../texts.ts';
import { notify } from '../ui/notice.ts';
import { editsResult, type PlotEdits, valuesAfter, valuesBefore } from './plot-edits.ts';
import { useLayout } from './use-layout.ts';

/** Takes the edits of several plots as one change, which one Undo takes back. */
export function useTakeEdits(): (edits: PlotEdits) => void {
  const { saver } = useLayout();
  return (edits) => {
    function takeBack() {
      saver.put(valuesBefore(edits));
      notify({ text: adminText.frame.undone });
    }
    saver.put(valuesAfter(edits));
    const undo = { name: adminText.frame.undo, act: takeBack };
    notify({ text: editsResult(edits), action: undo });
  };
}
