import { type Ground, type Layout, LAYOUTS, type LayoutName } from '../layouts.ts';
import { drawing, PIXELS } from './backdrop.ts';

const GROUNDS: Readonly<Record<Ground, { readonly fill: string; readonly line: string }>> = {
  house: { fill: '#d9d4ca', line: '#6f6a61' },
  grass: { fill: '#c9dba6', line: '#8fae6a' },
  sand: { fill: '#efe0b8', line: '#cbb27a' },
  water: { fill: '#a9d3e2', line: '#5f9fb8' },
  rock: { fill: '#c3c4c0', line: '#8b8d88' },
  wood: { fill: '#a8c796', line: '#6f9663' },
  warm: { fill: '#f0cfa0', line: '#cf9b58' },
};

/** Returns the plan of an enclosure: its zones, a fence around, the north and a scale bar of ten metres or one. */
export function plan(name: LayoutName): string {
  const layout = LAYOUTS[name];
  const { width, height } = PIXELS;
  return drawing(`
    <rect width="${width}" height="${height}" fill="#f6f3ea"/>
    <rect x="24" y="24" width="${width - 48}" height="${height - 48}" rx="36" fill="${GROUNDS[layout.base].fill}" stroke="#7f8577" stroke-width="7" stroke-dasharray="26 11"/>
    ${layout.zones.map((zone) => zoneOf(zone)).join('')}
    ${trees(layout)}
    ${scaleBar(layout)}
    <g transform="translate(1128 92)"><circle r="38" fill="#fff" opacity=".8"/><path d="M0 -28 L15 20 L0 11 L-15 20Z" fill="#5b6660"/></g>`);
}

function zoneOf({ ground, corners }: Layout['zones'][number]): string {
  const { fill, line } = GROUNDS[ground];
  const points = corners.map(([x, y]) => `${(x * PIXELS.width) / 100},${(y * PIXELS.height) / 100}`).join(' ');
  const shape = `<polygon points="${points}" fill="${fill}" stroke="${line}" stroke-width="6" stroke-linejoin="round"/>`;
  const [first] = corners;
  if (ground !== 'house' || first === undefined) return shape;
  const [x, y] = [(first[0] * PIXELS.width) / 100, (first[1] * PIXELS.height) / 100];
  return `${shape}<path d="M${x + 30} ${y + 30} h60 v46 h-60Z M${x + 104} ${y + 30} h60 v46 h-60Z" fill="none" stroke="${line}" stroke-width="4" opacity=".6"/>`;
}

/** A few crowns in every wood, seen from above. */
function trees({ zones }: Layout): string {
  return zones
    .filter(({ ground }) => ground === 'wood')
    .flatMap(({ corners }) => {
      const x = corners.reduce((sum, corner) => sum + corner[0], 0) / corners.length;
      const y = corners.reduce((sum, corner) => sum + corner[1], 0) / corners.length;
      return [
        [-6, -7, 34],
        [6, -4, 42],
        [-4, 8, 30],
        [7, 10, 26],
      ].map(
        ([dx = 0, dy = 0, r = 0]) =>
          `<circle cx="${(x + dx) * 12}" cy="${(y + dy) * 8}" r="${r}" fill="#6f9a63" opacity=".75"/><circle cx="${(x + dx) * 12 - r * 0.25}" cy="${(y + dy) * 8 - r * 0.25}" r="${r * 0.45}" fill="#8db57e" opacity=".7"/>`,
      );
    })
    .join('');
}

function scaleBar({ mapWidthM }: Layout): string {
  const metres = mapWidthM > 20 ? 10 : 1;
  const length = (metres / mapWidthM) * PIXELS.width;
  return `<g transform="translate(60 ${PIXELS.height - 52})"><rect x="-16" y="-30" width="${length + 110}" height="50" rx="12" fill="#fff" opacity=".8"/>
    <path d="M0 -12 V6 M0 0 H${length} M${length} -12 V6" stroke="#4b524d" stroke-width="5" fill="none"/>
    <text x="${length + 14}" y="8" font-family="sans-serif" font-size="27" fill="#4b524d">${metres} m</text></g>`;
}
