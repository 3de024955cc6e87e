/** The first that fits: browsers name those, too, that they want to be taken for. */
const BROWSERS: [pattern: RegExp, name: string][] = [
  [/\bEdg/, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const DEVICES: [pattern: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
];

/** 'Chrome on Android': by it the admin tells browsers apart. */
export function browserName(userAgent = ''): string {
  const first = (names: [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [first(BROWSERS) ?? 'Browser', first(DEVICES)].filter(Boolean).join(' on ');
}
