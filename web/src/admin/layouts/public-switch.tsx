import { CheckboxField } from '../../ui/field.tsx';
import common from '../ui/common.module.css';
import { LinkList } from '../ui/links.tsx';
import { layoutIssueLinks } from './field-names.ts';
import { layoutText } from './texts.ts';
import { useLayout } from './use-layout.ts';

export function PublicSwitch() {
  const { slug, saver, layout, missing } = useLayout();
  return (
    <div>
      <CheckboxField
        role="switch"
        label={layoutText.isPublic}
        checked={layout.public}
        onChange={() => saver.put({ public: !layout.public })}
      />
      {layout.public && missing.length > 0 && (
        <>
          <p className={common.note}>
            {missing.length === 1
              ? 'One thing to correct before visitors can see it:'
              : `${missing.length} things to correct before visitors can see it:`}
          </p>
          <LinkList links={layoutIssueLinks(slug, missing, layout.plots)} />
        </>
      )}
    </div>
  );
}
