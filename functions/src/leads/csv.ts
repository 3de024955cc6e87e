import type { Lead } from '@theni/contract';
import { formatPhone } from '@theni/contract/phone';
import { clockOf } from '@theni/contract/times';

/** BOM, so that Excel reads UTF-8. */
const BOM = '\uFEFF';

const FIELDS = [
  ...(['Name', 'Email', 'Message', 'Language', 'Page', 'Layout', 'Plot', 'Campaign'] as const),
  ...(['ComeOn', 'Stage', 'NextStepOn', 'Note', 'Verdict'] as const),
] satisfies (keyof Lead)[];

/** RFC 4180, with a head of names. */
export const csvHead = `${BOM}${row(['Received (India)', 'Phone', 'Services', ...FIELDS])}`;

export function csvRow(lead: Lead): string {
  const { CreatedAt, Phone = '', Services } = lead;
  return row([
    clockOf(new Date(CreatedAt)).replace('T', ' '),
    formatPhone(Phone)?.replace('+', '') ?? Phone,
    Object.values(Services).filter(Boolean).join(', '),
    ...FIELDS.map((field) => lead[field] ?? ''),
  ]);
}

function row(cells: string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** The apostrophe makes text of a formula (OWASP, CSV injection). */
function cell(text: string): string {
  const harmless = /^[\s]*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
