export type Point = readonly [x: number, y: number];

const short = (value: number) => String(Math.round(value * 10) / 10);

export function pathOf(points: readonly Point[], close = true): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${close ? 'Z' : ''}`;
}

export function shape(points: readonly Point[], fill: string, extra = ''): string {
  return points.length < 3 ? '' : `<path d="${pathOf(points)}" fill="${fill}" ${extra}/>`;
}

function turnedAlike(points: readonly Point[]): readonly Point[] {
  const area = points.reduce((sum, [x, y], index) => {
    const [px, py] = points.at(index - 1) as Point;
    return sum + px * y - x * py;
  }, 0);
  return area < 0 ? [...points].reverse() : points;
}

/** Several shapes in one element, for texture made of many small marks; where they overlap they do not cancel out. */
export function shapes(all: readonly (readonly Point[])[], fill: string, extra = ''): string {
  return all.length ? `<path d="${all.map((one) => pathOf(turnedAlike(one))).join('')}" fill="${fill}" ${extra}/>` : '';
}

export function stroke(points: readonly Point[], color: string, width: number, extra = ''): string {
  const cap = extra.includes('linecap') ? '' : 'stroke-linecap="round"';
  const style = `fill="none" stroke-linejoin="round" ${cap}`;
  return `<path d="${pathOf(points, false)}" ${style} stroke="${color}" stroke-width="${short(width)}" ${extra}/>`;
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

export function disc([x, y]: Point, radius: number, fill: string, extra = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" ${extra}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, extra = ''): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}" ${extra}/>`;
}

export function group(content: string, extra = ''): string {
  return `<g ${extra}>${content}</g>`;
}

let lastId = 0;
const freshId = (kind: string) => {
  lastId += 1;
  return `${kind}${lastId}`;
};

export function clipped(content: string, points: readonly Point[]): string {
  const id = freshId('clip');
  return `<clipPath id="${id}"><path d="${pathOf(points)}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** A vertical blend of inks, as a printer makes with a split fountain. Stops are [offset, colour, opacity]. */
export function blend(stops: readonly (readonly [number, string, number?])[], top: number, bottom: number) {
  const id = freshId('blend');
  const list = stops.map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('');
  const defs =
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${top}" y2="${bottom}">` + `${list}</linearGradient>`;
  return { defs, fill: `url(#${id})` };
}

export interface Drawing {
  width: number;
  height: number;
  body: string;
}

export function toSvg({ width, height, body }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}
