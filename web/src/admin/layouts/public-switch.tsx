import common from '../ui/common.module.css';
import { LinkList } from '../ui/controls.tsx';
import { layoutIssueLinks } from './field-names.ts';
import { useLayout } from './use-layout.ts';
import { layoutText as text } from './words.ts';

export function PublicSwitch() {
  const { slug, draft, layout, missing } = useLayout();
  return (
    <div>
      <button
        type="button"
        role="switch"
        aria-checked={layout.public}
        className={common.switch}
        onClick={() => draft.put({ public: !layout.public })}
      >
        {text.isPublic}
      </button>
      {layout.public && missing.length > 0 && (
        <>
          <p className={common.note}>{text.lacks(missing.length)}</p>
          <LinkList links={layoutIssueLinks(slug, missing, layout.plots)} />
        </>
      )}
    </div>
  );
}
