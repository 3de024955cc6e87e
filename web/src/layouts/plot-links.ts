/** '?plot=12', with which a layout's page opens at this plot. */
export function plotQuery(number: string): string {
  return `?plot=${encodeURIComponent(number)}`;
}

/** The id of a plot's row in the table: a tap on it or on the plan leads there without script. */
export function plotRowId(number: string): string {
  return `plot-${encodeURIComponent(number)}`;
}

/** The number of the plot to whose row a link '#plot-12' leads; undefined for any other link. */
export function plotOfRowLink(href: string): string | undefined {
  const [, number] = /^#plot-(.+)/.exec(href) ?? [];
  try {
    return number && decodeURIComponent(number);
  } catch {
    return undefined;
  }
}
