/** The paths are drawn on a grid of 24 units. */
const PATHS = {
  phone:
    'M5 4h4l2 5-2.5 1.8a12 12 0 0 0 4.7 4.7L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z',
  mail: 'M3 6h18v12H3zM3 7l9 6.5L21 7',
  chat: 'M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5zM8.8 8.2c-.8 3.6 3.4 7.8 7 7l.4-2-2.2-1-1 1c-1.2-.5-2-1.3-2.5-2.5l1-1-1-2.2z',
  facebook:
    'M13.5 21v-8h3l.5-3.5h-3.5V7.5c0-1 .5-1.7 1.8-1.7H17V2.8C14 2.3 10 2.5 10 7v2.5H7V13h3v8z',
  twitter:
    'M21 6.2c-.7.3-1.4.5-2.1.6a3.7 3.7 0 0 0-6.4 3.3A10.4 10.4 0 0 1 4.9 6.2a3.7 3.7 0 0 0 1.1 4.9L4.4 10.7a3.7 3.7 0 0 0 2.9 3.6H5.7a3.7 3.7 0 0 0 3.4 2.6A7.5 7.5 0 0 1 3.5 18.4 10.5 10.5 0 0 0 19.5 9v-.8c.6-.5 1.1-1.2 1.5-2z',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 6.9v.2',
  youtube: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM10 9v6l5-3z',
  pin: 'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11zM12 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  menu: 'M3 6.5h18M3 12h18M3 17.5h12',
  close: 'M5 5l14 14M19 5L5 19',
  down: 'M6 9.5l6 6 6-6',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5l11 7-11 7z',
} as const;

export type IconName = keyof typeof PATHS;

/** @param props.size in pixels, with text of the ordinary size; it grows with the text */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  const length = `${size / 16}rem`;
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      style={{ width: length, height: length }}
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
