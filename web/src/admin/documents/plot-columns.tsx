import type { PlotDraft } from '@theni/contract';
import type { ComponentType } from 'react';
import { AmountInput, FacingInput, type InputProps, TextInput, TickInput } from './plot-inputs.tsx';

export type ColumnName = keyof PlotDraft;

interface PlotColumn<Value> {
  name: string;
  /** Of a new plot. */
  empty: Value;
  /** In the table, which has no such column without it. */
  Input?: ComponentType<InputProps<Value>>;
}

const amount = { empty: null, Input: AmountInput };

/** Facts of plots, in the order of the table. */
export const plotColumns: { [Name in ColumnName]: PlotColumn<PlotDraft[Name]> } = {
  Number: { name: 'Number', empty: '', Input: TextInput },
  SquareFeet: { ...amount, name: 'Size, sq ft' },
  Sides: { name: 'Sides, ft', empty: '', Input: TextInput },
  Facing: { name: 'Facing', empty: '', Input: FacingInput },
  Road: { ...amount, name: 'Road, ft' },
  Price: { ...amount, name: 'Price, ₹' },
  Park: { name: 'Faces the park', empty: false, Input: TickInput },
  Shape: { name: 'Shape', empty: '' },
};

export const columnNames = Object.keys(plotColumns) as ColumnName[];

export const EMPTY_PLOT = Object.fromEntries(
  columnNames.map((column) => [column, plotColumns[column].empty]),
) as PlotDraft;

export function PlotInput({ column, ...input }: { column: ColumnName } & InputProps<unknown>) {
  const { Input } = plotColumns[column] as PlotColumn<unknown>;
  return Input && <Input {...input} />;
}
