import { valueAt } from '@theni/content/paths';
import { formatPhone } from '@theni/contract/phone';
import { Button } from '../../ui/button.tsx';
import common from '../ui/common.module.css';
import { LinkList } from '../ui/controls.tsx';
import { focusNotice, notify } from '../ui/notice.tsx';
import { stillOld } from './old-contacts.ts';
import { linkToText } from './publish-outcome.tsx';
import { useWebsite } from './use-website.ts';
import { websiteText } from './words.ts';

const text = websiteText.publish;

/** Where a number or an address stands that has been changed elsewhere. */
export function StillOld() {
  const { state } = useWebsite();
  const found = stillOld(state.server.published ?? {}, state.changes);
  if (found.length === 0) return null;
  return (
    <section className={common.stack} aria-label={text.stillOld}>
      <h3>{text.stillOld}</h3>
      <OldWhatsApp />
      {found.map(({ old, paths }) => (
        <div key={old}>
          <p>{text.standsIn(old)}</p>
          <LinkList links={paths.map((path) => linkToText({ path, message: '' }))} />
        </div>
      ))}
    </section>
  );
}

/** Most owners are called and written to at one number, and have now changed the first alone. */
function OldWhatsApp() {
  const { draft, state } = useWebsite();
  const phoneIn = (values: typeof state.changes, path: string) => {
    const typed = String(valueAt(values, path) ?? '');
    return formatPhone(typed) ?? typed;
  };
  const before = phoneIn(state.server.published ?? {}, 'company.phones.0');
  const phone = phoneIn(state.changes, 'company.phones.0');
  const whatsapp = phoneIn(state.changes, 'company.whatsapp');
  if (phone === before || whatsapp !== before || formatPhone(phone) === undefined) return null;
  return (
    <Button
      onClick={() => {
        draft.put({ 'company.whatsapp': phone });
        notify({ text: `WhatsApp is ${phone} now, too.` });
        // The button goes.
        focusNotice();
      }}
    >
      WhatsApp is still {whatsapp}: change it too
    </Button>
  );
}
