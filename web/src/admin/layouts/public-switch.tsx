import { CheckboxField } from '../../ui/field.tsx';
import common from '../ui/common.module.css';
import { LinkList } from '../ui/links.tsx';
import { layoutIssueLinks } from './field-names.ts';
import { layoutText } from './texts.ts';
import { useLayout } from './use-layout.ts';

export function PublicSwitch() {
  const { slug, saver, layout, toCorrect } = useLayout();
  return (
    <div>
      <CheckboxField
        role="switch"
        label={layoutText.isPublic}
        checked={layout.public}
        onChange={() => saver.put({ public: !layout.public })}
      />
      {layout.public && toCorrect.length > 0 && (
        <>
          <p className={common.note}>
            {toCorrect.length === 1
              ? 'One thing to correct before visitors can see it:'
              : `${toCorrect.length} things to correct before visitors can see it:`}
          </p>
          <LinkList links={layoutIssueLinks(slug, toCorrect, layout.plots)} />
        </>
      )}
    </div>
  );
}
