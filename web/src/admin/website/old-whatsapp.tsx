import { valueAt } from '@theni/content/paths';
import { formatPhone } from '@theni/contract/phone';
import { Button } from '../../ui/button.tsx';
import { focusNotice, notify } from '../ui/notice.ts';
import { useWebsite } from './use-website.ts';

/**
 * Is offered when the first phone number has changed and WhatsApp has still the old one: most
 * owners use one number for both.
 */
export function OldWhatsApp() {
  const { saver, state } = useWebsite();
  const phoneIn = (values: typeof state.values, path: string) => {
    const typed = String(valueAt(values, path) ?? '');
    return formatPhone(typed) ?? typed;
  };
  const before = phoneIn(state.server.published ?? {}, 'company.phones.0');
  const phone = phoneIn(state.values, 'company.phones.0');
  const whatsapp = phoneIn(state.values, 'company.whatsapp');
  if (phone === before || whatsapp !== before || formatPhone(phone) === undefined) return null;
  return (
    <Button
      onClick={() => {
        saver.put({ 'company.whatsapp': phone });
        notify({ text: `The WhatsApp number is now ${phone} too.` });
        // The button goes.
        focusNotice();
      }}
    >
      The WhatsApp number is still {whatsapp}. Change it too
    </Button>
  );
}
