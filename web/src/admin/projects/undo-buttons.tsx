import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { plotText } from './plot-words.ts';
import { useProject } from './use-project.ts';

interface Steps {
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

/**
 * Steps in table and drawing, back and forth; Ctrl+Z and Ctrl+Shift+Z do the same.
 * @param own steps that are not in the table yet
 */
export function UndoButtons({ own }: { own?: Steps }) {
  const { sheet, plots } = useProject();
  const { undo, redo, canUndo, canRedo } = own ?? {
    undo: () => sheet.undo(),
    redo: () => sheet.redo(),
    canUndo: plots.canUndo,
    canRedo: plots.canRedo,
  };
  const latest = useRef({ undo, redo });
  latest.current = { undo, redo };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, key, target } = event;
      // Fields have their own.
      if (!(ctrlKey || metaKey) || (target as Element).matches?.('input, textarea')) return;
      const isRedo = key === 'y' || (shiftKey && key === 'Z');
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      if (isRedo) latest.current.redo();
      else latest.current.undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button look="outline" onClick={undo} disabled={!canUndo}>
        {plotText.table.undo}
      </Button>
      <Button look="outline" onClick={redo} disabled={!canRedo}>
        {plotText.table.redo}
      </Button>
    </>
  );
}
