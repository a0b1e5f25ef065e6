/** A standing bird: waders, cranes, the ostrich. */
export type Wader = {
  readonly plumage: string;
  readonly wing: string;
  readonly legs: readonly [length: number, color: string];
  readonly body: readonly [length: number, depth: number];
  readonly neck: readonly [length: number, width: number, color: string];
  readonly bill: 'bent' | 'curved' | 'straight' | 'flat' | 'casque';
  readonly billColor: string;
};

const GROUND = 680;
const MIDDLE = 580;

/** Returns a standing bird that looks to the right. */
export function wader({ plumage, wing, legs, body, neck, bill, billColor }: Wader): string {
  const y = GROUND - legs[0] - body[1] * 0.4;
  const chest = { x: MIDDLE + body[0] * 0.36, y: y - body[1] * 0.16 };
  const head = { x: chest.x + 54, y: chest.y - neck[0] };
  const bills = {
    bent: 'M18 -6 Q58 -2 52 40 Q36 34 16 14Z',
    curved: 'M14 -8 Q96 -6 104 52 Q84 10 14 10Z',
    straight: 'M14 -7 L96 6 L14 9Z',
    flat: 'M12 -9 Q46 -8 54 4 Q40 12 12 10Z',
    casque: 'M10 -20 Q48 -40 62 -14 Q100 6 112 40 Q70 20 10 16Z',
  };
  return `
    <ellipse cx="${MIDDLE}" cy="${GROUND + 4}" rx="${body[0] * 0.7}" ry="16" fill="#000" opacity=".13"/>
    <path d="M${MIDDLE - 14} ${y} V${GROUND} h26 M${MIDDLE + 32} ${y} V${GROUND} h26" stroke="${legs[1]}" stroke-width="12" stroke-linecap="round" fill="none"/>
    <path d="M${chest.x - 20} ${chest.y + 10} C${chest.x + 90} ${chest.y - neck[0] * 0.4} ${chest.x - 60} ${chest.y - neck[0] * 0.6} ${head.x} ${head.y}" stroke="${neck[2]}" stroke-width="${neck[1]}" stroke-linecap="round" fill="none"/>
    <ellipse cx="${MIDDLE}" cy="${y}" rx="${body[0] / 2}" ry="${body[1] / 2}" fill="${plumage}"/>
    <path d="M${MIDDLE + body[0] * 0.3} ${y - body[1] * 0.3} Q${MIDDLE - body[0] * 0.1} ${y - body[1] * 0.42} ${MIDDLE - body[0] * 0.66} ${y + body[1] * 0.12} Q${MIDDLE - body[0] * 0.1} ${y + body[1] * 0.5} ${MIDDLE + body[0] * 0.3} ${y - body[1] * 0.3}Z" fill="${wing}"/>
    <g transform="translate(${head.x} ${head.y})"><ellipse rx="${Math.max(26, neck[1])}" ry="${Math.max(21, neck[1] * 0.8)}" fill="${neck[2]}"/>
      <path d="${bills[bill]}" transform="translate(6 0)" fill="${billColor}"/><circle cx="6" cy="-6" r="5" fill="#2b2622"/></g>`;
}

/** A bird on a branch: parrots, birds of prey, owls. */
export type Percher = {
  readonly plumage: string;
  readonly wing: string;
  readonly face: string;
  readonly tail: number;
  readonly kind: 'parrot' | 'raptor' | 'owl';
};

/** Returns a bird on a branch. */
export function percher({ plumage, wing, face, tail, kind }: Percher): string {
  const head = { x: 640, y: 330 };
  const heads = {
    parrot: `<circle cx="${head.x}" cy="${head.y}" r="74" fill="${plumage}"/><ellipse cx="${head.x + 32}" cy="${head.y + 4}" rx="34" ry="38" fill="${face}"/>
      <path d="M${head.x + 52} ${head.y - 34} Q${head.x + 128} ${head.y - 16} ${head.x + 92} ${head.y + 66} Q${head.x + 62} ${head.y + 36} ${head.x + 50} ${head.y + 22}Z" fill="#3a3531"/>`,
    raptor: `<circle cx="${head.x}" cy="${head.y}" r="62" fill="${face}"/><path d="M${head.x + 46} ${head.y - 16} Q${head.x + 116} ${head.y - 10} ${head.x + 100} ${head.y + 46} Q${head.x + 78} ${head.y + 20} ${head.x + 44} ${head.y + 18}Z" fill="#8c8576"/>`,
    owl: `<circle cx="${head.x - 20}" cy="${head.y}" r="84" fill="${plumage}"/><circle cx="${head.x - 52}" cy="${head.y - 4}" r="25" fill="${face}"/><circle cx="${head.x + 16}" cy="${head.y - 4}" r="25" fill="${face}"/>
      <circle cx="${head.x - 52}" cy="${head.y - 4}" r="12" fill="#2b2622"/><path d="M${head.x - 30} ${head.y + 14} l12 28 l14 -28Z" fill="#4a4238"/>`,
  };
  const eye = kind === 'owl' ? { x: head.x + 16, y: head.y - 4, r: 12 } : { x: head.x + 20, y: head.y - 10, r: 8 };
  return `
    <path d="M0 640 Q500 590 1200 612" stroke="#7a5c3e" stroke-width="34" stroke-linecap="round" fill="none"/>
    <path d="M520 540 L${500 - tail * 0.25} ${600 + tail} L${560 - tail * 0.2} ${600 + tail} L620 560Z" fill="${wing}"/>
    <path d="M706 340 Q760 520 640 606 Q520 640 500 540 Q500 400 580 310Z" fill="${plumage}"/>
    <path d="M560 360 Q640 420 622 540 Q590 640 512 660 Q470 520 560 360Z" fill="${wing}"/>
    ${heads[kind]}<circle cx="${eye.x}" cy="${eye.y}" r="${eye.r}" fill="#2b2622"/>
    <path d="M596 604 v24 M640 602 v24" stroke="#4a4238" stroke-width="15" stroke-linecap="round"/>`;
}

/** Returns a penguin, or with a bright beak a puffin. */
export function penguin(back: string, beak: string): string {
  return `
    <ellipse cx="600" cy="684" rx="120" ry="16" fill="#000" opacity=".13"/>
    <ellipse cx="556" cy="676" rx="40" ry="14" fill="${beak}"/><ellipse cx="640" cy="676" rx="40" ry="14" fill="${beak}"/>
    <path d="M600 250 Q720 260 724 460 Q724 670 600 676 Q476 670 476 460 Q480 260 600 250Z" fill="${back}"/>
    <path d="M616 360 Q698 400 690 520 Q676 652 604 660 Q532 650 526 520 Q524 410 616 360Z" fill="#f5f1e6"/>
    <path d="M484 400 Q420 500 452 590 Q492 560 506 450Z" fill="${back}"/><path d="M716 400 Q780 500 748 590 Q708 560 694 450Z" fill="${back}"/>
    <circle cx="610" cy="274" r="76" fill="${back}"/><path d="M640 300 Q690 250 660 228 Q600 300 560 336 Q620 350 640 300Z" fill="#f5f1e6"/>
    <path d="M668 262 L752 280 L668 304Z" fill="${beak}"/><circle cx="640" cy="258" r="8" fill="#1f1c1a"/>`;
}
