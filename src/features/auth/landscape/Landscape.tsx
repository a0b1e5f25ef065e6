import { Flamingo, Giraffe } from './Animals.tsx';
import { Fence } from './Fence.tsx';
import { fencePosts } from './fence.ts';
import classes from './Landscape.module.css';
import { Acacia, RoundTree } from './Trees.tsx';

const MEADOW = { cx: 300, cy: 700, rx: 285, ry: 92 };
const BASIN = { cx: 742, cy: 652, rx: 170, ry: 58 };
const MEADOW_FENCE = fencePosts(MEADOW, 8, 172, 17);
const BASIN_FENCE = fencePosts(BASIN, -4, 184, 13);

/** Enclosures between hills, drawn for this page; its colours follow the theme. Decoration only. */
export function Landscape() {
  return (
    <svg
      className={classes['landscape']}
      viewBox="0 0 900 1100"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-high)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
        <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--front)" />
          <stop offset="1" stopColor="var(--front-deep)" />
        </linearGradient>
      </defs>
      <rect width="900" height="1100" fill="url(#sky)" />
      <circle cx="628" cy="318" r="150" fill="var(--sun)" opacity="0.14" />
      <circle cx="628" cy="318" r="108" fill="var(--sun)" opacity="0.22" />
      <circle cx="628" cy="318" r="68" fill="var(--sun)" />
      <g fill="none" stroke="var(--cloud)" strokeLinecap="round" strokeWidth="16" opacity="0.75">
        <path d="M96 214H236M150 242H300M410 150H498M452 176H574M742 196H846" />
      </g>
      <g fill="none" stroke="var(--bird)" strokeLinecap="round" strokeWidth="4">
        <path d="M352 292Q364 280 374 292Q384 280 396 292M420 330Q428 322 436 330Q444 322 452 330M306 336Q313 329 320 336Q327 329 334 336" />
      </g>
      <path d="M0 500C120 418 226 452 330 486S560 388 690 430S850 462 900 440V1100H0Z" fill="var(--far)" />
      <path d="M0 566C150 498 280 560 430 540S720 470 900 528V1100H0Z" fill="var(--middle)" />
      <g>
        <RoundTree x={70} y={560} scale={0.62} />
        <RoundTree x={112} y={566} scale={0.8} />
        <RoundTree x={852} y={548} scale={0.78} />
        <RoundTree x={806} y={540} scale={0.56} />
        <RoundTree x={560} y={548} scale={0.5} />
      </g>
      <path d="M0 622C190 560 420 628 600 590S820 568 900 584V1100H0Z" fill="var(--near)" />

      <ellipse {...BASIN} fill="var(--sand)" />
      <ellipse cx={742} cy={650} rx={128} ry={38} fill="var(--water)" />
      <g fill="none" stroke="var(--ripple)" strokeLinecap="round" strokeWidth="4">
        <path d="M668 640H716M690 658H760M772 640H826M740 674H786" />
      </g>
      <Flamingo x={704} y={656} />
      <Flamingo x={748} y={668} scale={0.86} />
      <Flamingo x={800} y={654} scale={0.72} />
      <Fence posts={BASIN_FENCE} className={classes['fence']} />

      <ellipse {...MEADOW} fill="var(--meadow)" />
      <path
        d="M70 700C160 672 250 690 330 676S500 664 560 692C520 742 140 764 70 700Z"
        fill="var(--meadow-lit)"
        opacity="0.5"
      />
      <g fill="none" stroke="var(--tuft)" strokeLinecap="round" strokeWidth="4">
        <path d="M118 704L114 692M124 704L126 690M396 730L392 718M402 730L404 716M486 700L482 688M492 700L494 686M232 746L228 734M238 746L240 732" />
      </g>
      <Acacia x={168} y={690} scale={1.08} />
      <Giraffe x={352} y={716} scale={1.04} />
      <Giraffe x={470} y={704} scale={0.66} />
      <Fence posts={MEADOW_FENCE} className={classes['fence']} />

      <path d="M0 800C210 748 330 842 520 812S790 752 900 784V1100H0Z" fill="url(#ground)" />
      <path d="M900 784C848 770 786 766 712 776C770 800 838 822 900 818Z" fill="var(--front-lit)" opacity="0.5" />
      <g fill="none" stroke="var(--front-lit)" strokeLinecap="round" strokeWidth="6">
        <path d="M56 812C48 776 58 752 74 738M62 812C72 782 92 770 110 768M54 814C38 790 26 782 12 780" />
        <path d="M838 800C832 764 842 742 856 730M846 800C856 772 872 762 888 760M834 802C820 780 806 772 792 772" />
      </g>
    </svg>
  );
}
