import { valueAt } from '@theni/content/paths';
import { formatPhone } from '@theni/contract/phone';
import { Button } from '../../ui/button.tsx';
import common from '../ui/common.module.css';
import { LinkList } from '../ui/links.tsx';
import { focusNotice, notify } from '../ui/notice.ts';
import { linkToText } from './publish-outcome.tsx';
import { textsWithOldContacts } from './texts-with-old-contacts.ts';
import { useWebsite } from './use-website.ts';

const HEADING = 'The old text is still used elsewhere';

/** Where a number or an address stands that has been changed elsewhere. */
export function OldContacts() {
  const { state } = useWebsite();
  const found = textsWithOldContacts(state.server.published ?? {}, state.changes);
  if (found.length === 0) return null;
  return (
    <section className={common.stack} aria-label={HEADING}>
      <h3>{HEADING}</h3>
      <OldWhatsApp />
      {found.map(({ old, paths }) => (
        <div key={old}>
          <p>{old} is also used here:</p>
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
        notify({ text: `The WhatsApp number is now ${phone} too.` });
        // The button goes.
        focusNotice();
      }}
    >
      The WhatsApp number is still {whatsapp}. Change it too
    </Button>
  );
}
