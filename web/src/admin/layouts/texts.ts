/** What the help page quotes, and what stands in several places. */
export const layoutText = {
  newLayout: 'New layout',
  makePage: 'Make the page',
  isPublic: 'Public',
  parts: { plots: 'Plots', details: 'Details', draw: 'Draw plots', preview: 'Preview' },
  states: { available: 'Available', held: 'Held', booked: 'Booked', sold: 'Sold' },
  backToAvailable: 'Back to available',
};
