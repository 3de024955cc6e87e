import type { Content } from '@theni/content';
import { inLanguage } from '@theni/content/text';
import {
  AREA_UNIT_NAMES,
  areaInAllUnits,
  type areaQuery,
  escapeHtml,
  type Language,
  loanAnswer,
  type loanQuery,
  resultText,
} from '@theni/contract';
import { pages, pathIn } from '@theni/contract/pages';
import type { z } from 'zod';

type LoanQuery = z.infer<typeof loanQuery>;
type AreaQuery = z.infer<typeof areaQuery>;

interface Answer {
  heading: string;
  note: string;
  rows: [name: string, value: string][];
}

/** What the loan calculator answers to a browser without script: a small page in the language of its form. */
export function loanPage({ language, loan }: LoanQuery, content: Content): string {
  const { loan: text } = inLanguage(content.tools, language);
  const { monthly, interest, total } = loanAnswer(loan);
  const money = (value: number) => `₹${resultText(value, true)}`;
  const answer: Answer = {
    heading: text.heading,
    note: text.note,
    rows: [
      [text.amount, money(loan.amount)],
      [text.rate, resultText(loan.rate)],
      [text.years, resultText(loan.months / 12)],
      [text.monthly, money(monthly)],
      [text.interest, money(interest)],
      [text.total, money(total)],
    ],
  };
  return page(answer, language, content);
}

/** The same for the converter of units of land. */
export function areaPage({ language, area }: AreaQuery, content: Content): string {
  const { area: text } = inLanguage(content.tools, language);
  const areas = areaInAllUnits(area.value, area.unit, area.local);
  const answer: Answer = {
    heading: text.heading,
    note: text.local,
    rows: AREA_UNIT_NAMES.map((unit) => [text.units[unit], resultText(areas[unit])]),
  };
  return page(answer, language, content);
}

function page({ heading, note, rows }: Answer, language: Language, content: Content): string {
  const words = inLanguage(content.tools, language);
  const list = rows.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${value}</dd>`);
  const projects = pathIn(language, pages.projects.path);
  return `<!doctype html>
<html lang="${language}-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(heading)} · ${escapeHtml(content.company.name[language])}</title>
<meta name="robots" content="noindex">
<style>
body { margin: 0; padding: 1rem; font-family: system-ui, sans-serif; line-height: 1.7; color: #221d18; background: #faf4e6; }
main { max-width: 30rem; margin-inline: auto; }
h1 { font-size: 1.5rem; line-height: 1.4; }
dl { display: grid; grid-template-columns: 1fr auto; gap: .25rem 1rem; }
dd { margin: 0; text-align: end; font-weight: 600; }
a { display: inline-flex; align-items: center; min-height: 2.75rem; color: #2f5d3a; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
<dl>${list.join('')}</dl>
<p>${escapeHtml(note)}</p>
<p><a href="${projects}">${escapeHtml(words.back)}</a></p>
</main>
</body>
</html>
`;
}
