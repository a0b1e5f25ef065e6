import type { Zone } from '../../src/domain/enclosures/zone.ts';

/** The ground of a zone, on plans and pictures. */
export type Ground = 'house' | 'grass' | 'sand' | 'water' | 'rock' | 'wood' | 'warm';

export type LayoutZone = Pick<Zone, 'location' | 'type' | 'heightM'> & {
  readonly name: string;
  readonly ground: Ground;
  /** corners on the plan, from 0 to 100 per cent of its width and height */
  readonly corners: readonly (readonly [number, number])[];
};

/** The layouts of enclosures: plans and zones are drawn from them. */
export type Layout = {
  readonly base: Ground;
  readonly mapWidthM: number;
  readonly squareAreaM2: number;
  readonly zones: readonly LayoutZone[];
};

export const LAYOUT_NAMES = ['plain', 'shore', 'forest', 'rocks', 'aviary', 'terrarium'] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

const land = (name: string, ground: Ground, corners: LayoutZone['corners'], heightM: number | null = null) =>
  ({ name, ground, corners, heightM, location: 'outdoor', type: 'terrestrial' }) as const;
const pool = (name: string, corners: LayoutZone['corners']) =>
  ({ name, ground: 'water', corners, heightM: null, location: 'outdoor', type: 'aquatic' }) as const;
const house = (name: string, corners: LayoutZone['corners'], heightM: number) =>
  ({ name, ground: 'house', corners, heightM, location: 'indoor', type: 'terrestrial' }) as const;

export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = {
  plain: {
    base: 'grass',
    mapWidthM: 96,
    squareAreaM2: 4,
    zones: [
      house(
        'Bâtiment',
        [
          [5, 8],
          [24, 8],
          [24, 32],
          [5, 32],
        ],
        5,
      ),
      land('Plateau', 'sand', [
        [28, 10],
        [70, 6],
        [94, 22],
        [92, 58],
        [62, 66],
        [34, 54],
      ]),
      pool('Point d’eau', [
        [66, 74],
        [78, 70],
        [90, 76],
        [88, 90],
        [72, 92],
      ]),
      land('Bosquet', 'wood', [
        [8, 44],
        [28, 58],
        [48, 72],
        [40, 92],
        [10, 90],
      ]),
    ],
  },
  shore: {
    base: 'sand',
    mapWidthM: 42,
    squareAreaM2: 1,
    zones: [
      pool('Bassin', [
        [34, 12],
        [66, 8],
        [92, 24],
        [95, 62],
        [72, 88],
        [44, 80],
        [32, 48],
      ]),
      land('Plage', 'sand', [
        [6, 52],
        [28, 50],
        [40, 84],
        [64, 94],
        [6, 95],
      ]),
      house(
        'Loges',
        [
          [5, 6],
          [27, 6],
          [27, 42],
          [5, 42],
        ],
        3,
      ),
    ],
  },
  forest: {
    base: 'grass',
    mapWidthM: 60,
    squareAreaM2: 1,
    zones: [
      house(
        'Maison',
        [
          [5, 6],
          [36, 6],
          [36, 34],
          [5, 34],
        ],
        6,
      ),
      land(
        'Île boisée',
        'wood',
        [
          [42, 14],
          [72, 8],
          [93, 28],
          [90, 62],
          [60, 66],
          [44, 44],
        ],
        9,
      ),
      land('Clairière', 'grass', [
        [6, 42],
        [38, 44],
        [54, 72],
        [46, 93],
        [8, 92],
      ]),
      pool('Ruisseau', [
        [60, 74],
        [94, 70],
        [95, 84],
        [60, 90],
      ]),
    ],
  },
  rocks: {
    base: 'grass',
    mapWidthM: 54,
    squareAreaM2: 1,
    zones: [
      house(
        'Loges de nuit',
        [
          [68, 6],
          [95, 6],
          [95, 28],
          [68, 28],
        ],
        3,
      ),
      land(
        'Promontoire',
        'rock',
        [
          [8, 10],
          [40, 6],
          [60, 20],
          [50, 46],
          [22, 50],
          [6, 34],
        ],
        4,
      ),
      land('Sous-bois', 'wood', [
        [58, 36],
        [94, 34],
        [94, 92],
        [64, 92],
        [52, 62],
      ]),
      pool('Bassin', [
        [10, 62],
        [36, 58],
        [46, 76],
        [32, 92],
        [10, 88],
      ]),
    ],
  },
  aviary: {
    base: 'grass',
    mapWidthM: 32,
    squareAreaM2: 1,
    zones: [
      land(
        'Grand vol',
        'grass',
        [
          [6, 8],
          [70, 8],
          [94, 30],
          [94, 60],
          [40, 58],
          [6, 50],
        ],
        8,
      ),
      pool('Mare', [
        [52, 68],
        [84, 66],
        [92, 84],
        [70, 94],
        [50, 88],
      ]),
      house(
        'Abri',
        [
          [6, 62],
          [38, 62],
          [38, 94],
          [6, 94],
        ],
        3,
      ),
    ],
  },
  terrarium: {
    base: 'sand',
    mapWidthM: 9,
    squareAreaM2: 0.25,
    zones: [
      {
        ...house(
          'Point chaud',
          [
            [6, 8],
            [38, 8],
            [38, 52],
            [6, 52],
          ],
          2,
        ),
        ground: 'warm',
      },
      {
        ...house(
          'Côté frais',
          [
            [44, 8],
            [94, 8],
            [94, 50],
            [44, 44],
          ],
          2,
        ),
        ground: 'wood',
      },
      {
        ...pool('Bain', [
          [12, 64],
          [60, 58],
          [88, 66],
          [84, 92],
          [20, 92],
        ]),
        location: 'indoor',
      },
    ],
  },
};

/** The layout of a sector's enclosures, by its key; rooms and tanks have no plan. */
const LAYOUT_OF_SECTOR: Readonly<Record<string, LayoutName>> = {
  savane: 'plain',
  riviere: 'shore',
  primates: 'forest',
  carnivores: 'rocks',
  voliere: 'aviary',
  terrarium: 'terrarium',
  'mammiferes-marins': 'shore',
  'oiseaux-de-mer': 'rocks',
  marais: 'shore',
};

/** Returns the layout of a sector's enclosures; null for rooms. */
export function layoutOf(sectorKey: string): LayoutName | null {
  return LAYOUT_OF_SECTOR[sectorKey] ?? null;
}
