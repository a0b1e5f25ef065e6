/** A giraffe in a few strokes, its front foot at (x, y). */
export function Giraffe({ x, y, scale = 1 }: Animal) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="none"
      stroke="var(--hide)"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0L-3-62M12-1L10-60M-62 0L-60-54M-50-1L-52-54" strokeWidth="7" />
      <path d="M-56-66C-34-78-14-78 4-72" strokeWidth="27" />
      <path d="M2-76C10-112 20-146 34-174" strokeWidth="15" />
      <path d="M36-178C44-178 52-174 58-168" strokeWidth="14" />
      <path d="M31-188L28-198M40-188L41-199" strokeWidth="4" />
      <path d="M-70-70C-78-58-76-46-79-38" strokeWidth="4" />
      <g stroke="var(--spot)" strokeWidth="6">
        <path d="M-46-70L-42-66M-26-76L-22-71M-6-72L-3-67M-34-62L-31-60M8-96L11-92M15-122L17-119M24-146L26-143M-14-64L-12-62" />
      </g>
    </g>
  );
}

/** A flamingo on one leg, its foot at (x, y). */
export function Flamingo({ x, y, scale = 1 }: Animal) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="none"
      stroke="var(--plume)"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0V-40M0-22L9-30L3-38" strokeWidth="3" />
      <path d="M-20-46C-12-58 8-60 16-50C10-38-8-36-20-46Z" fill="var(--plume)" strokeWidth="3" />
      <path d="M14-52C28-62 18-76 12-84C7-92 14-102 22-98" strokeWidth="5" />
      <path d="M22-98C27-96 28-91 26-88" stroke="var(--beak)" strokeWidth="4" />
    </g>
  );
}

type Animal = { readonly x: number; readonly y: number; readonly scale?: number };
