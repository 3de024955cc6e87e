import type { PlotDraft } from '@theni/contract';
import type { ComponentType } from 'react';
import {
  AmountInput,
  amountOf,
  FacingInput,
  facingOf,
  type InputProps,
  TextInput,
  TickInput,
  yesOrNo,
} from './plot-inputs.tsx';
import { plotText } from './plot-words.ts';

export type ColumnName = keyof PlotDraft;

interface PlotColumn<Value> {
  name: string;
  /** What a spreadsheet may call it besides: without capitals, blanks and signs. */
  aliases: string[];
  /** Of a new plot. */
  empty: Value;
  /** From a cell of a spreadsheet; the contract says whether it is valid. */
  read: (cell: string) => Value | undefined;
  /** Into a spreadsheet, if not as it is stored. */
  write?: (plot: PlotDraft) => string;
  /** In the table, which has no such column without it. */
  Input?: ComponentType<InputProps<Value>>;
}

const amount = { empty: null, read: amountOf, Input: AmountInput };

/** Facts of plots, in the order of the table and of spreadsheets. */
export const plotColumns: { [Name in ColumnName]: PlotColumn<PlotDraft[Name]> } = {
  Number: {
    name: 'Number',
    aliases: ['no', 'plot', 'plotno', 'plotnumber'],
    empty: '',
    read: (cell) => cell,
    Input: TextInput,
  },
  SquareFeet: { ...amount, name: 'Size, sq ft', aliases: ['size', 'sqft', 'squarefeet', 'area'] },
  Sides: {
    name: 'Sides, ft',
    aliases: ['sides', 'sidesfeet', 'dimensions', 'measurement', 'measurements'],
    empty: '',
    read: (cell) => cell,
    Input: TextInput,
  },
  Facing: {
    name: 'Facing',
    aliases: ['direction'],
    empty: '',
    read: facingOf,
    write: ({ Facing }) => Facing && plotText.facings[Facing],
    Input: FacingInput,
  },
  Road: { ...amount, name: 'Road, ft', aliases: ['road', 'roadfeet', 'roadwidth'] },
  Price: { ...amount, name: 'Price, ₹', aliases: ['rate', 'amount', 'pricers'] },
  Park: {
    name: 'Faces the park',
    aliases: ['park', 'parkfacing', 'facingpark'],
    empty: false,
    read: yesOrNo,
    write: ({ Park }) => (Park ? 'yes' : ''),
    Input: TickInput,
  },
  Shape: {
    name: 'Shape',
    aliases: ['points', 'drawing'],
    empty: '',
    read: (cell) => cell.replace(/\s+/g, ' '),
  },
};

export const columnNames = Object.keys(plotColumns) as ColumnName[];

export const EMPTY_PLOT = Object.fromEntries(
  columnNames.map((column) => [column, plotColumns[column].empty]),
) as PlotDraft;

export function PlotInput({ column, ...input }: { column: ColumnName } & InputProps<unknown>) {
  const { Input } = plotColumns[column] as PlotColumn<unknown>;
  return Input && <Input {...input} />;
}
