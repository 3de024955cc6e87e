import { STAGES, type Stage } from '@theni/contract/limits';
import { useCallback } from 'react';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { FOLDERS, type Folder, type InboxFilters } from './filters.ts';
import css from './inbox-toolbar.module.css';
import { inboxText } from './inbox-words.ts';
import { useUnreadCounts } from './unread-count.ts';

interface Props {
  filters: InboxFilters;
  layouts: { slug: string; label: string }[];
  busy: boolean;
  onFilters: (filters: InboxFilters) => void;
  onExport: () => void;
  onRefresh: () => void;
}

/** What the list below shows: a folder, filters, and the words to find in it. The server does the choosing. */
export function InboxToolbar({ filters, busy, onFilters, onRefresh, ...rest }: Props) {
  const onSearch = useCallback(
    (search: string) => onFilters({ ...filters, search }),
    [filters, onFilters],
  );
  return (
    <div className={css.toolbar}>
      <div className={css.search}>
        <SearchField
          label={inboxText.search}
          placeholder={inboxText.searchExample}
          words={filters.search}
          onSearch={onSearch}
        />
        <Button variant="outline" onClick={onRefresh} disabled={busy}>
          {inboxText.refresh}
        </Button>
      </div>
      <Folders chosen={filters.folder} onChoose={(folder) => onFilters({ ...filters, folder })} />
      <MoreFilters filters={filters} busy={busy} onFilters={onFilters} {...rest} />
    </div>
  );
}

function Folders({ chosen, onChoose }: { chosen: Folder; onChoose: (folder: Folder) => void }) {
  const spam = useUnreadCounts({ asking: false })?.spam ?? 0;
  return (
    <fieldset className={css.folders}>
      <legend className="visually-hidden">{inboxText.folders.label}</legend>
      {FOLDERS.map((folder) => (
        <label key={folder}>
          <input
            type="radio"
            name="folder"
            checked={folder === chosen}
            onChange={() => onChoose(folder)}
          />
          <span>{inboxText.folders[folder]}</span>
          {folder === 'spam' && spam > 0 && (
            <strong>
              {spam}
              <span className="visually-hidden"> {inboxText.unreadSpam}</span>
            </strong>
          )}
        </label>
      ))}
    </fieldset>
  );
}

function MoreFilters({ filters, layouts, busy, onFilters, onExport }: Omit<Props, 'onRefresh'>) {
  const isFiltered = Boolean(filters.stage || filters.project || filters.unread);
  return (
    <Disclosure
      summary={
        <>
          {inboxText.filter}
          {isFiltered && inboxText.filtered}
        </>
      }
    >
      <div className={css.filters}>
        {filters.folder !== 'open' && (
          <SelectField
            label={inboxText.stage}
            value={filters.stage}
            onChange={({ currentTarget }) =>
              onFilters({ ...filters, stage: currentTarget.value as Stage | '' })
            }
          >
            <option value="">{inboxText.anyStage}</option>
            {STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {inboxText.stages[stage]}
              </option>
            ))}
          </SelectField>
        )}
        {layouts.length > 0 && (
          <SelectField
            label={inboxText.project}
            value={filters.project}
            onChange={({ currentTarget }) =>
              onFilters({ ...filters, project: currentTarget.value })
            }
          >
            <option value="">{inboxText.anyLayout}</option>
            {layouts.map(({ slug, label }) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <CheckboxField
          label={inboxText.unreadOnly}
          checked={filters.unread}
          onChange={(event) => onFilters({ ...filters, unread: event.currentTarget.checked })}
        />
      </div>
      <Button variant="outline" onClick={onExport} disabled={busy}>
        {inboxText.export}
      </Button>
    </Disclosure>
  );
}
