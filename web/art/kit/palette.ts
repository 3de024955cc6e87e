/** The site's own colours; every picture is printed with these inks and mixtures of them. */
export const ink = {
  laterite: '#B5472B',
  lateriteDark: '#7F2E1B',
  clay: '#D98E5F',
  paddy: '#7FA23C',
  cardamom: '#2F5D3A',
  forest: '#1E3B2C',
  teal: '#0F4C52',
  water: '#3E8A8C',
  paper: '#FAF4E6',
  sand: '#EADCBF',
  turmeric: '#E3A72F',
  ink: '#221D18',
  mist: '#CBD5C0',
} as const;

/** `amount` of 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(from, at) * (1 - amount) + channel(to, at) * amount))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

export const tar = mix(ink.ink, ink.teal, 0.22);
export const aggregate = '#A8AB9B';
export const gravel = mix(ink.clay, ink.sand, 0.35);
export const concrete = mix(ink.mist, ink.sand, 0.5);
export const earth = mix(ink.laterite, ink.clay, 0.45);
export const dryEarth = mix(ink.clay, ink.sand, 0.45);
