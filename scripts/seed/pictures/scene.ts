import type { LayoutName } from '../layouts.ts';
import { backdrop, type Light } from './backdrop.ts';

/** Returns the picture of an enclosure without animals: the landscape with its buildings. */
export function scene(layout: LayoutName, light: Light): string {
  return backdrop(layout, light) + BUILT[layout] + fence(layout);
}

const shelter = (x: number, y: number, wall: string, roof: string) => `
  <g transform="translate(${x} ${y})"><rect x="0" y="-110" width="260" height="130" fill="${wall}"/><path d="M-30 -104 L130 -186 L290 -104Z" fill="${roof}"/>
    <rect x="40" y="-66" width="66" height="86" fill="#4b423a"/><rect x="150" y="-70" width="70" height="44" fill="#f4ecd8" opacity=".85"/></g>`;

const BUILT: Readonly<Record<LayoutName, string>> = {
  plain: `${shelter(640, 590, '#c9a97c', '#8a6743')}<ellipse cx="420" cy="716" rx="190" ry="30" fill="#86bccb"/><ellipse cx="380" cy="710" rx="70" ry="8" fill="#fff" opacity=".35"/>`,
  shore: `<path d="M330 800 Q420 640 760 650 Q1060 660 1140 800Z" fill="#5fabc2"/><path d="M480 720 q60 -16 120 0 M660 760 q70 -18 140 0 M800 700 q50 -14 100 0" stroke="#fff" stroke-width="7" opacity=".5" fill="none"/>
    <path d="M120 690 Q150 600 250 596 Q340 600 360 690Z" fill="#9a9486"/><path d="M240 690 Q280 640 340 650 Q390 660 400 694Z" fill="#87816f"/>`,
  forest: `<path d="M300 560 V330 M860 540 V300" stroke="#7a5c3e" stroke-width="26"/><path d="M300 360 Q580 470 860 330" stroke="#b08d5c" stroke-width="13" fill="none"/>
    <rect x="230" y="430" width="160" height="20" rx="8" fill="#8a6743"/><rect x="780" y="400" width="170" height="20" rx="8" fill="#8a6743"/>${shelter(500, 600, '#b9b29f', '#5f6f5a')}`,
  rocks: `<path d="M420 650 L480 500 L600 460 L720 500 L800 650Z" fill="#9da19e"/><path d="M480 500 L600 460 L580 650 L420 650Z" fill="#868b88"/><path d="M560 650 Q600 570 660 650Z" fill="#3f3a36"/>
    <path d="M820 640 h220" stroke="#7a5c3e" stroke-width="30" stroke-linecap="round"/>`,
  aviary: `<path d="M320 640 V300 M320 400 L470 330 M320 480 L210 420" stroke="#7a5c3e" stroke-width="20" stroke-linecap="round" fill="none"/><path d="M700 430 H980" stroke="#8a6743" stroke-width="15" stroke-linecap="round"/>
    <rect x="780" y="500" width="110" height="100" rx="10" fill="#a9825a"/><circle cx="835" cy="546" r="26" fill="#4b423a"/><ellipse cx="560" cy="710" rx="170" ry="26" fill="#86bccb"/>`,
  terrarium: `<path d="M260 640 Q420 520 560 640Z" fill="#a88a63"/><path d="M380 640 Q420 590 470 640Z" fill="#4b3c2c"/><path d="M620 600 Q760 560 900 470" stroke="#7a5c3e" stroke-width="30" stroke-linecap="round" fill="none"/>
    <path d="M560 0 L640 0 L760 560 L420 560Z" fill="#ffe9a8" opacity=".35"/><path d="M560 0 h80 l18 56 h-116Z" fill="#5c564e"/><ellipse cx="800" cy="712" rx="150" ry="26" fill="#86bccb"/>`,
};

function fence(layout: LayoutName): string {
  if (layout === 'aviary' || layout === 'terrarium') return '';
  const posts = Array.from({ length: 11 }, (_, index) => `M${index * 120} 800 V726`);
  return `<path d="${posts.join(' ')} M0 744 H1200 M0 776 H1200" stroke="#6b5a45" stroke-width="9" opacity=".8"/>`;
}
