/** A flat-topped acacia whose foot stands at (x, y). */
export function Acacia({ x, y, scale = 1, className }: Plant) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className={className}>
      <path
        d="M0 0C-2-38 2-58-4-84M-3-62C-14-80-30-92-48-98M0-58C12-80 28-92 46-100"
        fill="none"
        stroke="var(--trunk)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M-92-98C-84-124-46-122-34-132C-8-150 34-146 48-132C76-130 94-116 92-98C62-90-60-90-92-98Z"
        fill="var(--leaf)"
      />
      <path d="M-58-112C-44-124-20-122-8-130C12-140 34-136 44-128C24-116-22-108-58-112Z" fill="var(--leaf-lit)" />
    </g>
  );
}

/** A round tree whose foot stands at (x, y). */
export function RoundTree({ x, y, scale = 1, className }: Plant) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className={className}>
      <path d="M0 0V-46" stroke="var(--trunk)" strokeWidth="7" strokeLinecap="round" />
      <path d="M0-118C26-118 38-92 36-68C34-44 18-34 0-34S-34-44-36-68C-38-92-26-118 0-118Z" fill="var(--leaf)" />
      <path d="M6-108C24-102 29-82 26-66C22-54 12-54 8-66C4-82 12-92 6-108Z" fill="var(--leaf-lit)" />
    </g>
  );
}

type Plant = {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly className?: string | undefined;
};
