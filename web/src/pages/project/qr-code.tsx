import type { QrCode as Code } from '../../words/shown-project.ts';

/** Black on white in dark pages too: readers want it so. */
export function QrCode({ code, label }: { code: Code; label?: string }) {
  const { size, path } = code;
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  );
}
