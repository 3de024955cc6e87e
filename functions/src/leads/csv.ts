import type { Lead } from '@theni/contract';
import { formatPhone } from '@theni/contract/phone';
import { clockOf } from '@theni/contract/times';

/** By it a spreadsheet knows that the file is UTF-8. */
const BOM = '\uFEFF';

const COLUMNS: Record<string, (lead: Lead) => string | null | undefined> = {
  'Received (India)': ({ CreatedAt }) => clockOf(new Date(CreatedAt)).replace('T', ' '),
  Name: ({ Name }) => Name,
  Phone: ({ Phone = '' }) => formatPhone(Phone)?.replace('+', '') ?? Phone,
  Email: ({ Email }) => Email,
  Message: ({ Message }) => Message,
  Services: ({ Services }) => Object.values(Services).filter(Boolean).join(', '),
  Language: ({ Language }) => Language,
  Page: ({ Page }) => Page,
  Project: ({ Project }) => Project,
  Plot: ({ Plot }) => Plot,
  Campaign: ({ Campaign }) => Campaign,
  ComeOn: ({ ComeOn }) => ComeOn,
  Stage: ({ Stage }) => Stage,
  NextStepOn: ({ NextStepOn }) => NextStepOn,
  Note: ({ Note }) => Note,
  Spam: ({ Verdict }) => (Verdict === 'spam' ? 'spam' : ''),
};

/** RFC 4180, with a head of names. */
export const csvHead = `${BOM}${row(Object.keys(COLUMNS))}`;

export function csvRow(lead: Lead): string {
  return row(Object.values(COLUMNS).map((textOf) => textOf(lead) ?? ''));
}

function row(cells: string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** What begins like a formula would be one in a spreadsheet; the apostrophe makes it text (OWASP, CSV injection). */
function cell(text: string): string {
  const harmless = /^[\s]*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
