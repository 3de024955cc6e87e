import { expect, test } from 'vitest';
import { readMessage } from './form-data.ts';

function filled(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const visitor = { name: 'Asha', email: 'asha@home.example', message: 'Hi' };

test('a visitor who ticks no service writes for a general purpose', () => {
  expect(readMessage(filled(visitor))).toEqual({
    ...visitor,
    services: { construction: 'general purpose', plans: '', plots: '', others: '' },
  });
});

test('ticked services carry their texts, the others stay empty', () => {
  const form = filled({ ...visitor, plots: 'plots and approvals', others: 'other service' });
  expect(readMessage(form).services).toEqual({
    construction: '',
    plans: '',
    plots: 'plots and approvals',
    others: 'other service',
  });
});
