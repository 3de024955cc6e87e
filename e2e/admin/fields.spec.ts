import { expect } from '../fixtures.ts';
import { test } from './content-editor.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a field that is left says what publishing would refuse, a phone number is written in full, and a link to Google Maps is a place', async ({
  editor,
  api,
}) => {
  const open = async (path: string, label: string) => {
    await editor.goto(`/admin/content?edit=${path}`);
    const field = editor.getByRole('textbox', { name: label, exact: true });
    await expect(field).toBeVisible();
    return field;
  };
  const phone = await open('company.phones.0', 'Phone 1');
  await phone.fill('98430 1234');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await phone.blur();
  await expect(phone).toHaveAccessibleDescription(/Must look like \+91 98765 43210/);
  await phone.fill('98430 12345');
  await phone.blur();
  await expect(phone).toHaveValue('+91 98430 12345');
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await expect.poll(() => api.draft.company.phones[0]).toBe('+91 98430 12345');

  const code = await open('company.address.postalCode', 'PIN code');
  await code.fill('6255');
  await code.blur();
  await expect(code).toHaveAccessibleDescription(/six digits/);
  const mail = await open('company.email', 'E-mail address');
  await mail.fill('office.theni.example');
  await mail.blur();
  await expect(mail).toHaveAccessibleDescription(/Must look like office@example.com/);

  const place = await open('company.geo.latitude', 'Place on the map');
  await place.fill('https://maps.google.com/?q=10.0104,77.4768');
  await place.blur();
  await expect(place).toHaveValue('10.0104, 77.4768');
  await expect.poll(() => api.draft.company.geo).toEqual({ latitude: 10.0104, longitude: 77.4768 });
});
