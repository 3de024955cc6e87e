import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/field.tsx';
import type { Folder } from './find-messages.ts';
import css from './inbox-toolbar.module.css';
import { inboxText } from './inbox-words.ts';

const FOLDERS: Folder[] = ['open', 'all', 'spam'];

/** What the list below shows: a folder, and the words to find in it. */
export function InboxToolbar({
  folder,
  search,
  unreadSpam,
  busy,
  onFolder,
  onSearch,
  onRefresh,
}: {
  folder: Folder;
  search: string;
  unreadSpam: number;
  busy: boolean;
  onFolder: (folder: Folder) => void;
  onSearch: (search: string) => void;
  onRefresh: () => void;
}) {
  return (
    <div className={css.toolbar}>
      <fieldset className={css.folders}>
        <legend className="visually-hidden">{inboxText.folders.label}</legend>
        {FOLDERS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="folder"
              checked={each === folder}
              onChange={() => onFolder(each)}
            />
            <span>
              {inboxText.folders[each]}
              {each === 'spam' && unreadSpam > 0 && inboxText.unreadSpam(unreadSpam)}
            </span>
          </label>
        ))}
      </fieldset>
      <Button look="outline" onClick={onRefresh} disabled={busy}>
        {inboxText.refresh}
      </Button>
      <div className={css.search}>
        <InputField
          label={inboxText.search}
          type="search"
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </div>
    </div>
  );
}
