/** Of a plot's row in the table; no two plots share it, and it may stand in an address and in a selector as it is. */
export function rowId(number: string): string {
  return `plot-${encodeURIComponent(number)}`;
}
