import { type Field, layoutFields, plotFields } from '@theni/contract/layout-fields';
import { fieldText } from './words.ts';

/** 'registration.number' → 'Registration number', 'Plots.a-17.Price' → 'Plot a-17: Price, ₹', 'name.ta' → 'Name (Tamil)' */
export function nameOfField(path: string): string {
  const [, plot, fact = ''] = /^Plots\.([^.]+)\.?(.*)$/.exec(path) ?? [];
  if (plot) return [`Plot ${plot}`, labelIn(plotFields, fact)].filter(Boolean).join(': ');
  const [, whole = path, language] = /^(.*)\.(en|ta)$/.exec(path) ?? [];
  const label = labelIn(layoutFields, whole) ?? path;
  return language ? fieldText.label(label, fieldText.languages[language as 'en']) : label;
}

function labelIn(fields: Field[], path: string): string | undefined {
  return fields.find((field) => `${path}.`.startsWith(`${field.path}.`))?.label;
}
