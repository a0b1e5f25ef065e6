import type { Tier } from '../../src/domain/access/tiers.ts';

/** The establishments of the seed, their sectors and their animals. */
export type SeedEnclosure = { readonly name: string; readonly species: readonly string[]; readonly heads: number };
export type SeedSector = {
  readonly key: string;
  readonly name: string;
  readonly color: string;
  readonly enclosures: readonly SeedEnclosure[];
};
export type SeedPark = {
  readonly zooId: string;
  readonly zooName: string;
  readonly tier: Tier;
  readonly type: 'zoo' | 'lab' | 'project';
  readonly isDemo?: true;
  readonly isProvider?: true;
  readonly sectors: readonly SeedSector[];
};

const enclosure = (name: string, heads: number, ...species: string[]): SeedEnclosure => ({ name, heads, species });

const SAVANNA: SeedSector = {
  key: 'savane',
  name: 'Savane africaine',
  color: '#c98a1b',
  enclosures: [
    enclosure('Plaine des zèbres', 7, 'zebre-grevy', 'oryx'),
    enclosure('Plateau des girafes', 6, 'girafe', 'grand-koudou'),
    enclosure('Enclos des rhinocéros', 3, 'rhinoceros-blanc'),
    enclosure('Terre des éléphants', 4, 'elephant-afrique'),
    enclosure('Bauge des phacochères', 5, 'phacochere', 'autruche'),
  ],
};
const RIVER: SeedSector = {
  key: 'riviere',
  name: 'Rivière et lagune',
  color: '#2a7f9e',
  enclosures: [
    enclosure('Ruisseau des loutres', 5, 'loutre-asie'),
    enclosure('Bassin des hippopotames', 3, 'hippopotame'),
    enclosure('Lagune des flamants', 22, 'flamant-rose'),
    enclosure('Plage des manchots', 14, 'manchot-humboldt'),
    enclosure('Bassin des otaries', 5, 'otarie-californie'),
    enclosure('Rive des capybaras', 6, 'capybara'),
  ],
};
const PRIMATES: SeedSector = {
  key: 'primates',
  name: 'Primates',
  color: '#7a5195',
  enclosures: [
    enclosure('Forêt des gorilles', 6, 'gorille'),
    enclosure('Maison des orangs-outans', 4, 'orang-outan'),
    enclosure('Île des gibbons', 3, 'gibbon-mains-blanches'),
    enclosure('Île des makis', 12, 'maki-catta'),
    enclosure('Serre des tamarins', 9, 'tamarin-empereur', 'saimiri'),
  ],
};
const CARNIVORES: SeedSector = {
  key: 'carnivores',
  name: 'Carnivores',
  color: '#b5442e',
  enclosures: [
    enclosure('Rocher des lions', 5, 'lion'),
    enclosure('Vallée des tigres', 3, 'tigre'),
    enclosure('Pente des panthères', 2, 'panthere-neiges'),
    enclosure('Bois des loups', 6, 'loup-gris'),
    enclosure('Bosquet des pandas roux', 3, 'panda-roux'),
    enclosure('Dune des suricates', 11, 'suricate'),
  ],
};
const AVIARY: SeedSector = {
  key: 'voliere',
  name: 'Grande volière',
  color: '#3d8b4f',
  enclosures: [
    enclosure('Volière des aras', 10, 'ara-rouge', 'ara-hyacinthe'),
    enclosure('Volière des ibis', 18, 'ibis-rouge', 'grue-demoiselle'),
    enclosure('Rapaces', 6, 'vautour-fauve', 'chouette-harfang'),
    enclosure('Clairière des bucorves', 2, 'calao-terrestre'),
  ],
};
const TERRARIUM: SeedSector = {
  key: 'terrarium',
  name: 'Terrarium',
  color: '#4e73df',
  enclosures: [
    enclosure('Serre des tortues', 8, 'tortue-seychelles'),
    enclosure('Terrarium du dragon', 2, 'dragon-komodo'),
    enclosure('Reptiles', 14, 'python-royal', 'iguane-vert', 'cameleon-pantheres'),
    enclosure('Bassin des crocodiles', 5, 'crocodile-nil'),
    enclosure('Vivarium des grenouilles', 20, 'dendrobate-dore'),
  ],
};
const BAY: readonly SeedSector[] = [
  {
    key: 'mammiferes-marins',
    name: 'Mammifères marins',
    color: '#2a7f9e',
    enclosures: [
      enclosure('Bassin des phoques', 7, 'phoque-veau-marin'),
      enclosure('Crique des otaries', 4, 'otarie-californie'),
    ],
  },
  {
    key: 'oiseaux-de-mer',
    name: 'Oiseaux de mer',
    color: '#4e73df',
    enclosures: [
      enclosure('Falaise des macareux', 16, 'macareux'),
      enclosure('Anse des manchots', 12, 'manchot-humboldt'),
    ],
  },
  {
    key: 'marais',
    name: 'Marais',
    color: '#3d8b4f',
    enclosures: [enclosure('Roselière des ibis', 9, 'ibis-rouge'), enclosure('Étang des flamants', 15, 'flamant-rose')],
  },
];
const LAB: readonly SeedSector[] = [
  {
    key: 'animalerie',
    name: 'Animalerie',
    color: '#5b6b7a',
    enclosures: [enclosure('Salle A', 24, 'souris-grise'), enclosure('Salle B', 24, 'souris-grise')],
  },
  {
    key: 'aquariums',
    name: 'Aquariums',
    color: '#2a7f9e',
    enclosures: [enclosure('Bac des seiches', 8, 'seiche'), enclosure('Bac des bars', 12, 'bar')],
  },
];

export const PARKS: readonly SeedPark[] = [
  {
    zooId: 'zoo-fullcare',
    zooName: 'Parc des Trois Rivières',
    tier: 'fullcare',
    type: 'zoo',
    sectors: [SAVANNA, RIVER, PRIMATES, CARNIVORES, AVIARY, TERRARIUM],
  },
  { zooId: 'zoo-essential', zooName: 'Réserve de la Baie', tier: 'essential', type: 'zoo', sectors: BAY },
  { zooId: 'zoo-discovery', zooName: 'Ferme des Tilleuls', tier: 'discovery', type: 'zoo', sectors: [] },
  { zooId: 'zoo-research', zooName: 'Institut du Littoral', tier: 'research_partner', type: 'lab', sectors: LAB },
  { zooId: 'zoo-provider', zooName: 'Enclos', tier: 'global', type: 'project', isProvider: true, sectors: [] },
  {
    zooId: 'zoo-demo',
    zooName: 'Démonstration',
    tier: 'fullcare',
    type: 'zoo',
    isDemo: true,
    sectors: [SAVANNA, PRIMATES, AVIARY],
  },
];

/** Returns the stored id of a sector: keys repeat between parks, ids do not. */
export function sectorIdOf(zooId: string, key: string): string {
  return `${zooId}--${key}`;
}
