/** How far a layout is. A plot has a state instead (`plots.ts`). */
export const LAYOUT_STATUSES = ['upcoming', 'selling', 'sold-out', 'completed'] as const;
