import { adminText } from '../../content/admin.ts';
import { Button } from '../../ui/button.tsx';
import type { Refusal } from './choose-files.ts';
import css from './refusal-list.module.css';

const text = adminText.queue;

/** Which of the chosen files were not taken, and what to do about each. */
export function RefusalList({ refusals, onRead }: { refusals: Refusal[]; onRead: () => void }) {
  return (
    <div role="alert">
      {refusals.length > 0 && (
        <div className={css.refusals}>
          <h3>{text.refused}</h3>
          <ul>
            {refusals.map(({ name, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never changes order.
              <li key={index}>
                <strong>{name}</strong>
                <br />
                {reason}
              </li>
            ))}
          </ul>
          <Button look="outline" onClick={onRead}>
            {text.dismiss}
          </Button>
        </div>
      )}
    </div>
  );
}
