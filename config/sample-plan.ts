import { type PlotFacts, type PlotState, plotFacts } from '@theni/contract';

/** A row of plots, in feet from the plan's upper left corner. */
interface Row {
  x: number;
  y: number;
  depth: number;
  widths: number[];
  facing: PlotFacts['facing'];
  road: number;
}

/** A road or a park, in feet. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
  kind: 'road' | 'park';
  name: string;
}

export interface Sketch {
  /** Width and height are in pixels. */
  width: number;
  height: number;
  pixelsPerFoot: number;
  /** So far a foot downwards moves to the right: no field in the country is a rectangle. */
  slant: number;
  rows: Row[];
  areas: Area[];
}

export function plotsOf(sketch: Sketch): PlotFacts[] {
  const plots = sketch.rows.flatMap((row) =>
    row.widths.map((width, index) => {
      const x = row.x + row.widths.slice(0, index).reduce((sum, width) => sum + width, 0);
      return {
        squareFeet: width * row.depth,
        facing: row.facing,
        road: row.road,
        sides: `${width} × ${row.depth}`,
        park: sketch.areas.some(
          (area) => area.kind === 'park' && isBeside(area, { x, width, row }),
        ),
        shape: corners(sketch, { x, y: row.y, width, height: row.depth }),
      };
    }),
  );
  return plots.map((plot, index) => samplePlot({ number: String(index + 1), ...plot }));
}

/** A plot with the park on its left or its right, a path between them or none. */
function isBeside(park: Area, { x, width, row }: { x: number; width: number; row: Row }): boolean {
  const isInRow = park.y < row.y + row.depth && row.y < park.y + park.height;
  return isInRow && [park.x - x - width, x - park.x - park.width].some((gap) => Math.abs(gap) < 10);
}

/** The plan as a surveyor draws it, with the numbers of the plots in their upper left corners. */
export function drawPlan(sketch: Sketch, plots: PlotFacts[]): string {
  const { width, height, areas } = sketch;
  const text = (at: string, size: number, words: string, anchor = 'middle') => {
    const [x, y] = at.split(',');
    return `<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}">${words}</text>`;
  };
  const drawnAreas = areas.map((area) => {
    const points = corners(sketch, area);
    const fill = area.kind === 'road' ? '#e6ddc8' : '#cfdcae';
    const middle = pixel(sketch, area.x + area.width / 2, area.y + area.height / 2);
    return `<polygon points="${points}" fill="${fill}"/>${text(middle, 20, area.name)}`;
  });
  const drawnPlots = plots.map(({ number, shape }) => {
    const [first = '0,0'] = shape.split(' ');
    const [x = 0, y = 0] = first.split(',').map(parseFloat);
    const polygon = `<polygon points="${shape}" fill="#fffdf6" stroke="#6b5d48" stroke-width="2"/>`;
    return polygon + text(`${x + 5},${y + 15}`, 13, number, 'start');
  });
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const north = `M${width - 60} 110V40m-14 24 14-24 14 24`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" fill="#4a4034">
<rect width="${width}" height="${height}" fill="#f7f0de" stroke="none"/>
<g stroke="none">${drawnAreas.join('')}${drawnPlots.join('')}</g>
<path d="${north}" fill="none" stroke="#4a4034" stroke-width="3"/>
${text(`${width - 60},134`, 22, 'N')}
</svg>`;
}

function corners(sketch: Sketch, { x, y, width, height }: Omit<Area, 'kind' | 'name'>): string {
  return [
    pixel(sketch, x, y),
    pixel(sketch, x + width, y),
    pixel(sketch, x + width, y + height),
    pixel(sketch, x, y + height),
  ].join(' ');
}

function pixel({ pixelsPerFoot, slant }: Sketch, x: number, y: number): string {
  return `${Math.round((x + slant * y) * pixelsPerFoot)},${Math.round(y * pixelsPerFoot)}`;
}

/** A test names a plot by this id, which comes of the last six bytes of its number. */
export function samplePlotId(number: string): string {
  const lastPart = Buffer.from(number).toString('hex').slice(-12).padStart(12, '0');
  return `00000000-0000-4000-8000-${lastPart}`;
}

/** A sample or a test gives only the facts that matter to it. */
export function samplePlot<Changes extends Partial<PlotFacts & { state: PlotState }>>(
  changes: Changes,
): PlotFacts & { state: PlotState } & Changes {
  const facts = { number: '1', squareFeet: 1200, facing: 'N', road: 30, price: 850_000 };
  return { ...plotFacts.parse(facts), state: 'available', ...changes };
}
