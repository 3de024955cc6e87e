import { z } from 'zod';
import { LANGUAGES } from './limits.ts';
import { AREA_START, LOAN_START, readArea, readLoan } from './tools.ts';

const language = z.enum(LANGUAGES).default('en');

/** A field of a form, with what it says when the page is opened. */
const typed = (start: string) => z.string().max(40).default(start);

/** The query of `GET /api/tools/loan`: a calculator's form as a browser without script sends it. */
export const loanQuery = z
  .strictObject({
    language,
    amount: typed(LOAN_START.amount),
    rate: typed(LOAN_START.rate),
    years: typed(LOAN_START.years),
  })
  .transform((fields, context) => {
    const loan = readLoan(fields);
    if (loan) return { language: fields.language, loan };
    context.addIssue({ code: 'custom', message: 'must be a loan, a rate and years within limits' });
    return z.NEVER;
  });

/** The query of `GET /api/tools/area`. */
export const areaQuery = z
  .strictObject({
    language,
    value: typed(AREA_START.value),
    unit: typed(AREA_START.unit),
    kuzhi: typed(AREA_START.kuzhi),
    ma: typed(AREA_START.ma),
  })
  .transform((fields, context) => {
    const area = readArea(fields);
    if (area) return { language: fields.language, area };
    context.addIssue({ code: 'custom', message: 'must be an area in a known unit' });
    return z.NEVER;
  });
