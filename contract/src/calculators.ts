/** The arithmetic of the buyers' two calculators. Plain functions: visitors download this file. */

/** Rupees, per cent a year, months. */
export interface Loan {
  amount: number;
  rate: number;
  months: number;
}

export const LOAN_MAX = { amount: 1e12, rate: 100, years: 50 };

/**
 * The EMI: what is due each month, in paise. P·r·(1+r)ⁿ/((1+r)ⁿ−1), and P/n without interest. `log1p` and `expm1` keep the digits
 * that a small rate would lose.
 */
export function monthlyPaise({ amount, rate, months }: Loan): number {
  const monthly = rate / 1200;
  const rupees =
    monthly === 0
      ? amount / months
      : (amount * monthly) / -Math.expm1(-months * Math.log1p(monthly));
  return Math.round(rupees * 100);
}

/** One month of a loan, in paise. */
export interface Instalment {
  interest: number;
  principal: number;
  /** What is owed afterwards. */
  left: number;
}

/** Month by month, in whole paise: the last instalment takes what rounding has left, so all of them add up to the loan. */
export function schedule(loan: Loan): Instalment[] {
  const due = monthlyPaise(loan);
  let left = Math.round(loan.amount * 100);
  return Array.from({ length: loan.months }, (_, index) => {
    const interest = Math.round((left * loan.rate) / 1200);
    const isLast = index === loan.months - 1;
    const principal = isLast ? left : Math.min(left, Math.max(0, due - interest));
    left -= principal;
    return { interest, principal, left };
  });
}

/** In rupees: what is due each month, and what the bank gets for the loan in all. */
export function loanResult(loan: Loan): { monthly: number; interest: number; total: number } {
  const interest = schedule(loan).reduce((sum, each) => sum + each.interest, 0) / 100;
  return { monthly: monthlyPaise(loan) / 100, interest, total: loan.amount + interest };
}

const SQ_FT_OF_SQ_METRE = 1 / (0.3048 * 0.3048);

/** Of one unit, in square feet: exact by law. */
export const AREA_UNITS = {
  sqFt: 1,
  sqMetre: SQ_FT_OF_SQ_METRE,
  cent: 435.6,
  guntha: 1089,
  ground: 2400,
  are: 100 * SQ_FT_OF_SQ_METRE,
  acre: 43_560,
  hectare: 10_000 * SQ_FT_OF_SQ_METRE,
} as const;

/** These differ from place to place: a common value in square feet, to be changed. */
const LOCAL_AREA_UNITS = { kuzhi: 144, ma: 14_400 } as const;

export type AreaUnit = keyof typeof AREA_UNITS | keyof typeof LOCAL_AREA_UNITS;

export const AREA_UNIT_NAMES = Object.keys({ ...AREA_UNITS, ...LOCAL_AREA_UNITS }) as AreaUnit[];

export const AREA_MAX = 1e12;
export type LocalUnits = Record<keyof typeof LOCAL_AREA_UNITS, number>;

/** The same area in every unit. */
export function areaInAllUnits(
  value: number,
  unit: AreaUnit,
  local: LocalUnits = LOCAL_AREA_UNITS,
): Record<AreaUnit, number> {
  const factors: Record<AreaUnit, number> = { ...AREA_UNITS, ...local };
  const sqFt = value * factors[unit];
  return Object.fromEntries(
    AREA_UNIT_NAMES.map((name) => [name, name === unit ? value : sqFt / factors[name]]),
  ) as Record<AreaUnit, number>;
}

export const LOAN_START = { amount: '1000000', rate: '9', years: '15' };

export const AREA_START = {
  value: '1',
  unit: 'cent',
  kuzhi: String(LOCAL_AREA_UNITS.kuzhi),
  ma: String(LOCAL_AREA_UNITS.ma),
};

/** A loan from what was typed; undefined where that is none. */
export function readLoan(fields: Record<string, string>): Loan | undefined {
  const [amount, rate, years] = [fields['amount'], fields['rate'], fields['years']].map(readNumber);
  if (amount === undefined || rate === undefined || years === undefined) return undefined;
  const months = Math.round(years * 12);
  const fits =
    amount >= 1 &&
    amount <= LOAN_MAX.amount &&
    rate <= LOAN_MAX.rate &&
    months >= 1 &&
    years <= LOAN_MAX.years;
  return fits ? { amount: Math.round(amount), rate, months } : undefined;
}

/** An area from what was typed; undefined where that is none. */
export function readArea(
  fields: Record<string, string>,
): { value: number; unit: AreaUnit; local: LocalUnits } | undefined {
  const [value, kuzhi, ma] = [fields['value'], fields['kuzhi'], fields['ma']].map(readNumber);
  const unit = AREA_UNIT_NAMES.find((name) => name === fields['unit']);
  if (value === undefined || !kuzhi || !ma || !unit) return undefined;
  const fits = [value, kuzhi, ma].every((number) => number <= AREA_MAX);
  return fits ? { value, unit, local: { kuzhi, ma } } : undefined;
}

/** Zero and up, as number fields send it. */
function readNumber(typed = ''): number | undefined {
  const number = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,2})?$/i.test(typed.trim())
    ? Number(typed)
    : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

/** Grouped as in India: money to the paisa, anything else with six digits that count, or two decimals. */
export function resultText(value: number, isMoney = false): string {
  if (!isMoney && value < 1e4)
    return value.toLocaleString('en-IN', { maximumSignificantDigits: 6 });
  return value.toLocaleString('en-IN', {
    minimumFractionDigits: isMoney ? 2 : 0,
    maximumFractionDigits: 2,
  });
}
