import { adminText } from '../texts.ts';
import { notify } from '../ui/notice.ts';
import { editsResult, type PlotEdits, valuesAfter, valuesBefore } from './plot-edits.ts';
import { useLayout } from './use-layout.ts';

/** Takes the edits of several plots as one change, which one Undo takes back. */
export function useTakeEdits(): (edits: PlotEdits) => void {
  const { draft } = useLayout();
  return (edits) => {
    function takeBack() {
      draft.put(valuesBefore(edits));
      notify({ text: adminText.frame.undone });
    }
    draft.put(valuesAfter(edits));
    const undo = { name: adminText.frame.undo, act: takeBack };
    notify({ text: editsResult(edits), action: undo });
  };
}
