import type { Lead } from '@theni/contract';
import { formatPhone, localDateTime } from '@theni/contract';

/** BOM, so that Excel reads UTF-8. */
const BOM = '\uFEFF';

/**
 * The blanks and quotes with which a cell may begin: also behind a semicolon or a tab, which
 * separate in the spreadsheets of other countries, and in a new line, because those read our quotes
 * as text. Each sign is read once, because a search for what follows would begin anew at each
 * blank.
 */
const BEGINNINGS = /(?:^|[;\t\r\n])[\s";]*/g;
const FORMULA_SIGNS = '=+-@＝＋－＠';

/** The cells of a lead, by the heads of their columns. */
const FIELDS = {
  Name: 'name',
  Email: 'email',
  Message: 'message',
  Language: 'language',
  Page: 'page',
  Layout: 'layout',
  Plot: 'plot',
  Advertisement: 'campaign',
  'Wants to visit on': 'comeOn',
  Stage: 'stage',
  'Next step on': 'nextStepOn',
  Note: 'note',
  Verdict: 'verdict',
} as const satisfies Record<string, keyof Lead>;

/** RFC 4180, with a head of names. */
export const csvHead = BOM + row(['Received (India)', 'Phone', 'Services', ...Object.keys(FIELDS)]);

/** The file in pieces, so that no more than a page of leads is in memory. */
export async function* csvOf(first: Lead[], others: AsyncIterable<Lead[]>): AsyncGenerator<string> {
  yield [csvHead, ...first.map(csvRow)].join('');
  for await (const leads of others) if (leads.length > 0) yield leads.map(csvRow).join('');
}

export function csvRow(lead: Lead): string {
  const { createdAt, phone = '', services } = lead;
  return row([
    localDateTime(new Date(createdAt)).replace('T', ' '),
    formatPhone(phone)?.replace('+', '') ?? phone,
    Object.values(services).filter(Boolean).join(', '),
    ...Object.values(FIELDS).map(
      (field) => (field === 'plot' ? plotText(lead) : lead[field]) ?? '',
    ),
  ]);
}

/** With a word before it, for a spreadsheet makes a date of 12-3. */
function plotText({ plot }: Lead): string | undefined {
  return plot === undefined || plot === null ? undefined : `Plot ${plot}`;
}

function row(cells: string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** The apostrophe makes text of a formula (OWASP, CSV injection). */
function cell(text: string): string {
  const harmless = text.replace(BEGINNINGS, (beginning, offset: number) => {
    const next = text.charAt(offset + beginning.length);
    return next !== '' && FORMULA_SIGNS.includes(next) ? `${beginning}'` : beginning;
  });
  return `"${harmless.replaceAll('"', '""')}"`;
}
