import { STAGES, type Stage } from '@theni/contract/limits';
import { useCallback } from 'react';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Choice } from '../ui/choice.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { SearchField } from '../ui/search-field.tsx';
import type { Folder, InboxFilters } from './filters.ts';
import css from './inbox-toolbar.module.css';
import { inboxText } from './inbox-words.ts';

const FOLDERS: Folder[] = ['open', 'all', 'spam'];

/** What the list below shows: a folder, filters, and the words to find in it. The server does the choosing. */
export function InboxToolbar({
  filters,
  layouts,
  unreadSpam,
  busy,
  onFilters,
  onExport,
}: {
  filters: InboxFilters;
  layouts: { slug: string; label: string }[];
  unreadSpam: number;
  busy: boolean;
  onFilters: (filters: InboxFilters) => void;
  onExport: () => void;
}) {
  const onSearch = useCallback(
    (search: string) => onFilters({ ...filters, search }),
    [filters, onFilters],
  );

  const isFiltered = Boolean(
    filters.stage || filters.project || filters.unread || filters.search.trim(),
  );

  return (
    <div className={css.toolbar}>
      <fieldset className={css.folders}>
        <legend className="visually-hidden">{inboxText.folders.label}</legend>
        {FOLDERS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="folder"
              checked={each === filters.folder}
              onChange={() => onFilters({ ...filters, folder: each, since: '' })}
            />
            <span>
              {inboxText.folders[each]}
              {each === 'spam' && unreadSpam > 0 && (
                <>
                  , {unreadSpam}
                  <span className="visually-hidden"> {inboxText.unreadSpam}</span>
                </>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={css.more}>
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
              <Choice
                label={inboxText.stage}
                value={filters.stage}
                onChange={(stage) => onFilters({ ...filters, stage: stage as Stage | '' })}
              >
                <option value="">{inboxText.anyStage}</option>
                {STAGES.map((stage) => (
                  <option key={stage} value={stage}>
                    {inboxText.stages[stage]}
                  </option>
                ))}
              </Choice>
            )}
            {layouts.length > 0 && (
              <Choice
                label={inboxText.project}
                value={filters.project}
                onChange={(project) => onFilters({ ...filters, project })}
              >
                <option value="">{inboxText.anyLayout}</option>
                {layouts.map(({ slug, label }) => (
                  <option key={slug} value={slug}>
                    {label}
                  </option>
                ))}
              </Choice>
            )}
            <CheckboxField
              label={inboxText.unreadOnly}
              checked={filters.unread}
              onChange={(event) => onFilters({ ...filters, unread: event.currentTarget.checked })}
            />
          </div>
          <SearchField
            label={inboxText.search}
            hint={inboxText.searchHint}
            words={filters.search}
            onSearch={onSearch}
          />
          <Button variant="outline" onClick={onExport} disabled={busy}>
            {inboxText.export}
          </Button>
        </Disclosure>
      </div>
    </div>
  );
}
