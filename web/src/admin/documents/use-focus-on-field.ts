import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A link to one field brings it into view, ready to be typed in. */
export function useFocusOnField() {
  const { key, search } = useLocation();
  const field = new URLSearchParams(search).get('field');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link again leads there again
  useEffect(() => {
    if (!field) return;
    const place =
      document.querySelector(`[data-path="${CSS.escape(field)}"]`) ??
      document.querySelector(`[data-path^="${CSS.escape(field)}"]`);
    const input = place?.querySelector<HTMLElement>('input, textarea, select, button');
    input?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
  }, [field, key]);
}
