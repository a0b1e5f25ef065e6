import type { LayoutName } from '../layouts.ts';

/** Pixels of every drawing. */
export const PIXELS = { width: 1200, height: 800 } as const;

export type Light = 'day' | 'evening';

type Tones = { readonly far: string; readonly near: string; readonly ground: string };

const TONES: Readonly<Record<LayoutName, Tones>> = {
  plain: { far: '#b9a36a', near: '#cfa75a', ground: '#dfbd75' },
  shore: { far: '#7fae9b', near: '#5aa0b5', ground: '#e3d3a4' },
  forest: { far: '#6f9a72', near: '#4f8059', ground: '#8fb276' },
  rocks: { far: '#9aa1a0', near: '#7f8b7a', ground: '#a9b486' },
  aviary: { far: '#9cc19a', near: '#76a877', ground: '#b3cb8a' },
  terrarium: { far: '#b58d63', near: '#9a7a4f', ground: '#dcbd8b' },
};

const SKY: Readonly<Record<Light, readonly [string, string]>> = {
  day: ['#cfe6ee', '#f3efdf'],
  evening: ['#e9b893', '#f6e3c6'],
};

/** Returns a landscape of this kind, without animals; the ground begins at two thirds of the height. */
export function backdrop(layout: LayoutName, light: Light): string {
  const { far, near, ground } = TONES[layout];
  const [above, below] = SKY[light];
  const sun = light === 'day' ? { x: 960, y: 150, color: '#fff6d8' } : { x: 240, y: 330, color: '#fbe0b0' };
  return `
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient></defs>
    <rect width="1200" height="800" fill="url(#sky)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="74" fill="${sun.color}"/>
    <path d="M0 470 Q180 380 380 440 T760 400 T1200 450 V800 H0Z" fill="${far}" opacity=".7"/>
    <path d="M0 540 Q240 470 520 520 T1200 500 V800 H0Z" fill="${near}" opacity=".85"/>
    <path d="M0 620 Q320 570 640 606 T1200 590 V800 H0Z" fill="${ground}"/>
    ${growth(layout)}`;
}

/** Returns the whole drawing. */
export function drawing(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="${PIXELS.width}" height="${PIXELS.height}">${content}</svg>`;
}

/** Plants and rocks at the sides, so that they do not hide an animal in the middle. */
function growth(layout: LayoutName): string {
  switch (layout) {
    case 'plain':
      return acacia(150, 600, 1) + acacia(1070, 560, 0.7);
    case 'shore':
      return `<path d="M0 690 Q300 650 620 684 T1200 664 V800 H0Z" fill="#6fb3c4" opacity=".8"/>${reeds(70, 690)}${reeds(1110, 672)}`;
    case 'forest':
      return tree(110, 630, 1.25, '#3f6f4b') + tree(1090, 620, 1.4, '#47785a') + tree(960, 580, 0.8, '#5d8f66');
    case 'rocks':
      return `<path d="M0 640 L60 470 L150 430 L230 540 L290 640Z" fill="#8b8f8d"/><path d="M60 470 L150 430 L170 640 L0 640Z" fill="#7a7f7e"/>
        ${tree(1080, 616, 1.1, '#5b7f5a')}`;
    case 'aviary':
      return `<g stroke="#6c7f74" stroke-width="3" fill="none" opacity=".45"><path d="M0 560 Q600 -260 1200 560"/><path d="M0 300 Q600 60 1200 300"/>
        <path d="M200 620 V180 M400 600 V70 M800 600 V70 M1000 610 V180"/></g>${tree(130, 630, 0.9, '#5f9a63')}`;
    case 'terrarium':
      return `<path d="M900 640 Q930 520 1060 500 Q1190 520 1200 640Z" fill="#a98257"/>${fern(140, 650)}${fern(1010, 520)}`;
  }
}

function acacia(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-8 40 L-4 -90 L-60 -150 M-2 -70 L58 -150" stroke="#7b5d3a" stroke-width="14" stroke-linecap="round" fill="none"/>
    <ellipse cx="0" cy="-168" rx="128" ry="34" fill="#7d8f4a"/><ellipse cx="-46" cy="-182" rx="70" ry="24" fill="#8ea056"/></g>`;
}

function tree(x: number, y: number, scale: number, color: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><rect x="-12" y="-120" width="24" height="150" rx="10" fill="#6d563d"/>
    <circle cx="0" cy="-190" r="92" fill="${color}"/><circle cx="-56" cy="-140" r="58" fill="${color}"/><circle cx="58" cy="-146" r="62" fill="${color}"/>
    <circle cx="-24" cy="-218" r="46" fill="#ffffff" opacity=".1"/></g>`;
}

function reeds(x: number, y: number): string {
  const blades = [-40, -18, 4, 26, 44].map(
    (dx, index) =>
      `M${x + dx} ${y + 20} Q${x + dx + 6} ${y - 60} ${x + dx + (index % 2 === 0 ? 16 : -10)} ${y - 130 + index * 12}`,
  );
  return `<path d="${blades.join(' ')}" stroke="#5f8a5c" stroke-width="9" stroke-linecap="round" fill="none"/>`;
}

function fern(x: number, y: number): string {
  const fronds = [-70, -35, 0, 35, 70].map(
    (dx) => `M${x} ${y} Q${x + dx * 0.6} ${y - 90} ${x + dx * 1.5} ${y - 96 + Math.abs(dx) * 0.5}`,
  );
  return `<path d="${fronds.join(' ')}" stroke="#5d8a55" stroke-width="15" stroke-linecap="round" fill="none"/>`;
}
