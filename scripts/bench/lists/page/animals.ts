/** An animal in the form that a list reads. */
export type Animal = {
  readonly id: string;
  readonly name: string;
  readonly species: string;
  readonly chip: string;
  readonly sex: string;
  readonly sector: string;
  readonly enclosure: string;
  readonly weightKg: number | null;
};

const NAMES = ['Zoé', 'Kali', 'Élan', 'Milo', 'Noé', 'Ayana', 'Björn', 'Chloé', 'Iñigo', 'Łucja'];
const SPECIES = [
  'Girafe de Rothschild',
  'Éléphant d’Asie',
  'Loup ibérique',
  'Lémur catta',
  'Zèbre de Grévy',
  'Œdicnème',
];

/** Returns this many animals; the same ones each time. */
export function animals(count: number): readonly Animal[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `animal-${at}`,
    name: `${NAMES[(at * 7) % NAMES.length]} ${at}`,
    species: SPECIES[(at * 13) % SPECIES.length] ?? '',
    chip: String(250_269_600_000_00 + at),
    sex: at % 2 === 0 ? '♀' : '♂',
    sector: `Secteur ${at % 20}`,
    enclosure: `Enclos ${at % 80}`,
    weightKg: at % 9 === 0 ? null : ((at * 7919) % 40_000) / 10,
  }));
}

/** The text that a search looks through. */
export const textOf = (animal: Animal): string => `${animal.name} ${animal.species} ${animal.chip} ${animal.enclosure}`;
