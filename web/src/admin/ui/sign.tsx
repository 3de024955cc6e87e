/** A drawing of the admin area's own, in lines on a 24-pixel grid. @param d its path */
export function Sign({ d, size = 22 }: { d: string; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
