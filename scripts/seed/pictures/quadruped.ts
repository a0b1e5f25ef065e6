/** The build of an animal on four legs; lengths in pixels, angles in degrees above the horizontal. */
export type Quadruped = {
  readonly coat: string;
  readonly shade: string;
  readonly length: number;
  readonly depth: number;
  readonly legs: readonly [length: number, width: number];
  readonly neck: readonly [length: number, angle: number, width: number];
  readonly head: readonly [length: number, depth: number];
  readonly ears: 'round' | 'point' | 'long' | 'flap';
  readonly tail: 'tuft' | 'bushy' | 'ringed' | 'long' | 'short';
  readonly marks?: 'stripes' | 'spots' | 'patches';
  readonly markColor?: string;
  readonly socks?: string;
  readonly muzzle?: string;
  readonly more?: 'mane' | 'crest' | 'trunk' | 'horns' | 'spirals' | 'nose-horn' | 'tusks' | 'mask';
};

const GROUND = 680;
const MIDDLE = 590;

/** Returns an animal on four legs that stands on the ground and looks to the right. */
export function quadruped(how: Quadruped): string {
  const { coat, shade, length, depth, legs, neck, head, marks } = how;
  const top = GROUND - legs[0] - depth;
  const left = MIDDLE - length / 2;
  const right = MIDDLE + length / 2;
  const angle = (neck[1] * Math.PI) / 180;
  const root = { x: right - depth * 0.42, y: top + depth * 0.42 };
  const tip = { x: root.x + Math.cos(angle) * neck[0], y: root.y - Math.sin(angle) * neck[0] };
  const across = { x: Math.sin(angle), y: Math.cos(angle) };
  const wide = depth * 0.42;
  const narrow = neck[2] / 2;
  const neckPath = `M${root.x - across.x * wide} ${root.y - across.y * wide} L${tip.x - across.x * narrow} ${tip.y - across.y * narrow}
    A${narrow} ${narrow} 0 0 1 ${tip.x + across.x * narrow} ${tip.y + across.y * narrow} L${root.x + across.x * wide} ${root.y + across.y * wide}Z`;
  const body = `<rect x="${left}" y="${top}" width="${length}" height="${depth}" rx="${depth * 0.48}"/><path d="${neckPath}"/>`;
  const leg = (x: number, color: string) =>
    `<rect x="${x}" y="${top + depth * 0.55}" width="${legs[1]}" height="${legs[0] + depth * 0.45}" rx="${legs[1] * 0.42}" fill="${color}"/>
     <rect x="${x}" y="${GROUND - legs[1] * 0.5}" width="${legs[1]}" height="${legs[1] * 0.5}" rx="${legs[1] * 0.2}" fill="${how.socks ?? '#4b3f36'}"/>`;
  const crown = { x: tip.x + head[0] * 0.18, y: tip.y + head[1] * 0.05 };
  return `
    <ellipse cx="${MIDDLE + 10}" cy="${GROUND + 4}" rx="${length * 0.62}" ry="20" fill="#000" opacity=".13"/>
    ${tail(how, left, top)}
    ${leg(left + depth * 0.42, shade)}${leg(right - depth * 0.75, shade)}
    <g fill="${coat}">${body}</g>
    ${marks === undefined ? '' : `<clipPath id="coat">${body}</clipPath><g clip-path="url(#coat)">${marksOf(how, left, top)}</g>`}
    ${leg(left + depth * 0.08, coat)}${leg(right - depth * 0.42, coat)}
    ${behindHead(how, crown)}
    <g transform="translate(${crown.x} ${crown.y}) rotate(22)">
      <ellipse cx="0" cy="0" rx="${head[0] * 0.5}" ry="${head[1] * 0.5}" fill="${coat}"/>
      <ellipse cx="${head[0] * 0.42}" cy="${head[1] * 0.1}" rx="${head[0] * 0.34}" ry="${head[1] * 0.34}" fill="${how.muzzle ?? shade}"/>
      ${onHead(how)}
      <circle cx="${head[0] * 0.12}" cy="${-head[1] * 0.14}" r="${Math.max(5, head[1] * 0.075)}" fill="#2b2622"/>
    </g>`;
}

function tail({ tail: kind, coat, shade, depth }: Quadruped, left: number, top: number): string {
  const y = top + depth * 0.3;
  const stroke = (width: number, color: string, path: string) =>
    `<path d="${path}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
  const hanging = `M${left + 14} ${y} Q${left - 34} ${y + 30} ${left - 26} ${y + depth * 0.9}`;
  const lifted = `M${left + 20} ${y + 10} Q${left - 90} ${y + 50} ${left - 128} ${y - 44}`;
  switch (kind) {
    case 'tuft':
      return (
        stroke(11, coat, hanging) +
        `<ellipse cx="${left - 26}" cy="${y + depth * 0.95}" rx="11" ry="24" fill="${shade}"/>`
      );
    case 'bushy':
      return stroke(46, coat, lifted) + stroke(24, shade, `M${left - 118} ${y - 20} L${left - 128} ${y - 44}`);
    case 'ringed':
      return (
        stroke(44, coat, lifted) +
        `<path d="${lifted}" stroke="${shade}" stroke-width="44" stroke-dasharray="18 24" fill="none"/>`
      );
    case 'long':
      return stroke(20, coat, lifted);
    case 'short':
      return stroke(14, shade, `M${left + 12} ${y} L${left - 16} ${y + 34}`);
  }
}

function marksOf({ marks, markColor = '#2f2a27', length, depth }: Quadruped, left: number, top: number): string {
  const columns = Array.from({ length: 16 }, (_, index) => left - 20 + (index * (length + depth * 2)) / 15);
  if (marks === 'stripes')
    return columns
      .map(
        (x, index) =>
          `<path d="M${x} ${top - 400} L${x + 20 - index * 3} ${top + depth}" stroke="${markColor}" stroke-width="13"/>`,
      )
      .join('');
  const size = marks === 'spots' ? 13 : 34;
  return columns
    .flatMap((x, column) =>
      Array.from({ length: 12 }, (_, row) => {
        const y = top - 330 + row * 48 + (column % 2) * 24;
        const r = size - ((column * 7 + row * 5) % 5) * (size / 12);
        return marks === 'spots'
          ? `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${markColor}" stroke-width="7"/>`
          : `<path d="M${x - r} ${y} L${x - r * 0.3} ${y - r * 0.6} L${x + r * 0.8} ${y - r * 0.4} L${x + r * 0.6} ${y + r * 0.5} L${x - r * 0.5} ${y + r * 0.6}Z" fill="${markColor}"/>`;
      }),
    )
    .join('');
}

function behindHead({ more, shade, head: [, depth] }: Quadruped, { x, y }: { x: number; y: number }): string {
  return more === 'mane' ? `<circle cx="${x - 16}" cy="${y + 8}" r="${depth * 0.98}" fill="${shade}"/>` : '';
}

function onHead({ more, ears, coat, shade, head: [long, deep] }: Quadruped): string {
  const ear = {
    round: `<circle cx="${-long * 0.24}" cy="${-deep * 0.46}" r="${deep * 0.2}" fill="${shade}"/><circle cx="${-long * 0.24}" cy="${-deep * 0.46}" r="${deep * 0.11}" fill="${coat}"/>`,
    point: `<path d="M${-long * 0.36} ${-deep * 0.3} L${-long * 0.3} ${-deep * 0.95} L${-long * 0.04} ${-deep * 0.42}Z" fill="${shade}"/>`,
    long: `<ellipse cx="${-long * 0.36}" cy="${-deep * 0.6}" rx="${deep * 0.13}" ry="${deep * 0.4}" transform="rotate(-28 ${-long * 0.36} ${-deep * 0.5})" fill="${shade}"/>`,
    flap: `<path d="M${-long * 0.1} ${-deep * 0.45} Q${-long * 0.95} ${-deep * 0.8} ${-long * 0.9} ${deep * 0.2} Q${-long * 0.7} ${deep * 0.75} ${-long * 0.16} ${deep * 0.3}Z" fill="${shade}"/>`,
  }[ears];
  const horn = (path: string, width: number, color = '#e9dfc8') =>
    `<path d="${path}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`;
  const extras: Partial<Record<NonNullable<Quadruped['more']>, string>> = {
    crest: `<path d="M${-long * 0.1} ${-deep * 0.5} Q${-long * 0.6} ${-deep * 0.7} ${-long} ${deep * 0.1}" stroke="#2f2a27" stroke-width="18" stroke-linecap="round" fill="none"/>`,
    trunk:
      horn(
        `M${long * 0.56} ${deep * 0.1} Q${long * 0.95} ${deep * 0.6} ${long * 0.72} ${deep * 1.5}`,
        deep * 0.3,
        coat,
      ) + horn(`M${long * 0.42} ${deep * 0.34} Q${long * 0.66} ${deep * 0.9} ${long * 1.06} ${deep * 0.7}`, 15),
    horns: horn(
      `M${-long * 0.06} ${-deep * 0.4} Q${-long * 0.5} ${-deep * 1.5} ${-long * 1.3} ${-deep * 2.1}`,
      10,
      '#4a4038',
    ),
    spirals: horn(`M${-long * 0.06} ${-deep * 0.4} q-34 -34 -4 -62 q28 -30 -12 -58 q-34 -26 -10 -58`, 12, '#5a4a3a'),
    'nose-horn': `<path d="M${long * 0.5} ${-deep * 0.14} Q${long * 0.78} ${-deep * 0.5} ${long * 0.74} ${-deep * 0.95} Q${long * 0.94} ${-deep * 0.4} ${long * 0.78} ${deep * 0.06}Z" fill="#e6ddcb"/>`,
    tusks: horn(`M${long * 0.5} ${deep * 0.24} q34 6 32 -40`, 11),
    mask: `<ellipse cx="${long * 0.34}" cy="${deep * 0.16}" rx="${long * 0.26}" ry="${deep * 0.22}" fill="#fbf3e6"/><path d="M${-long * 0.02} ${-deep * 0.02} L${long * 0.12} ${deep * 0.4}" stroke="${shade}" stroke-width="13" stroke-linecap="round"/>`,
  };
  return ear + (more === undefined ? '' : (extras[more] ?? '')) + (more === 'trunk' ? '' : nose(long, deep));
}

function nose(long: number, deep: number): string {
  return `<circle cx="${long * 0.7}" cy="${deep * 0.04}" r="${Math.max(4, deep * 0.06)}" fill="#3a322d"/>`;
}
