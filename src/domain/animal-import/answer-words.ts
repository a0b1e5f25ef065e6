import { folded } from '../text/folded.ts';

const keys = (...words: readonly string[]): ReadonlySet<string> => new Set(words.map(folded));

export const MALE = keys(
  ...['male', 'm', 'mâle', 'masculin', 'macho', 'masculino', 'männlich', 'Männchen', 'maschio', 'maschile'],
  ...[
    'mannelijk',
    'mannetje',
    'man',
    'männliche',
    'maschi',
    'machos',
    '♂',
    '1.0',
    '1.0.0',
    '1,0',
    '1,0,0',
    'hengst',
    'mâles',
    'males',
  ],
);
export const FEMALE = keys(
  ...['female', 'f', 'femelle', 'femell', 'féminin', 'hembra', 'femenino', 'h', 'weiblich', 'Weibchen', 'w'],
  ...[
    'femmina',
    'femminile',
    'vrouwelijk',
    'vrouwtje',
    'vrouw',
    'v',
    'fêmea',
    'feminino',
    '♀',
    '0.1',
    '0.1.0',
    '0,1',
    '0,1,0',
  ],
  ...['females', 'femelles'],
);
/** Words and signs that mean "unknown". */
export const UNKNOWN = keys(
  ...['unknown', 'undetermined', 'indeterminate', 'unk', 'u', '?', '??', '-', '--', 'n/a', 'na', 'none', 'not known'],
  ...['inconnu', 'inconnue', 'indéterminé', 'indéterminée', 'ind', 'nd', 'desconocido', 'desconocida', 'indeterminado'],
  ...['unbekannt', 'unbestimmt', 'sconosciuto', 'sconosciuta', 'indeterminato', 'ignoto', 'onbekend', 'onbepaald'],
  ...['desconhecido', 'desconhecida', 'indeterminada', '0.0.1', '0,0,1', 'hermaphrodite', 'hermaphrodit', 'asexual'],
);
export const PRESENT = keys(
  ...['alive', 'living', 'live', 'present', 'active', 'in collection', 'vivant', 'vivante', 'présent', 'présente'],
  ...['en vie', 'actif', 'vivo', 'viva', 'presente', 'activo', 'lebend', 'lebendig', 'anwesend', 'vorhanden', 'aktiv'],
  ...['in vita', 'attivo', 'levend', 'aanwezig', 'actief', 'ativo', 'on exhibit', 'held', 'owned', 'on loan in'],
);
export const DEAD = keys(
  ...['dead', 'deceased', 'died', 'euthanised', 'euthanized', 'mort', 'morte', 'décédé', 'décédée', 'euthanasié'],
  ...['euthanasiée', 'muerto', 'muerta', 'fallecido', 'fallecida', 'tot', 'gestorben', 'verstorben', 'morto', 'morta'],
  ...['deceduto', 'deceduta', 'dood', 'overleden', 'gestorven', 'falecido', 'falecida', 'eutanasiado', 'eutanasiada'],
  ...['eingeschläfert', 'geëuthanaseerd', 'soppresso', 'soppressa'],
);
export const LEFT = keys(
  ...['departed', 'left', 'transferred', 'sold', 'escaped', 'lost', 'on loan', 'on loan out', 'lost to follow up'],
  ...['released', 'archived', 'inactive', 'parti', 'partie', 'transféré', 'transférée', 'vendu', 'vendue', 'échappé'],
  ...['échappée', 'relâché', 'relâchée', 'archivé', 'archivée', 'trasladado', 'trasladada', 'vendido', 'vendida'],
  ...['liberado', 'liberada', 'archivado', 'archivada', 'abgegeben', 'verkauft', 'entlaufen', 'ausgewildert'],
  ...['archiviert', 'trasferito', 'trasferita', 'partito', 'partita', 'venduto', 'venduta', 'archiviato', 'archiviata'],
  ...['vertrokken', 'overgeplaatst', 'verkocht', 'gearchiveerd', 'transferido', 'transferida', 'partiu', 'saiu'],
  ...['solto', 'solta', 'arquivado', 'arquivada'],
);
/** Records of several animals counted together. */
export const GROUP = keys(
  ...['group', 'groupe', 'grupo', 'gruppe', 'gruppo', 'groep', 'colony', 'colonie', 'colonia', 'kolonie', 'colónia'],
  ...['herd', 'flock', 'school', 'swarm', 'troupeau', 'essaim', 'banc', 'schwarm', 'herde', 'kudde', 'zwerm', 'g'],
  ...['lot', 'batch'],
);
const TOTALS =
  /^(grand |sous-|sub-?)?(total|totals|totaux|totales|totale|totali|totaal|totais|subtotal|gesamt|gesamtzahl|summe|somme|somma|suma|sum|soma|insgesamt)\b/;

/** Returns whether a text begins a row of totals: 'Total', 'Sous-total (mammifères)', 'Gesamt:'. */
export function isTotal(text: string): boolean {
  return TOTALS.test(folded(text));
}

/** Returns whether a folded text is empty or means "unknown". */
export function isUnknown(key: string): boolean {
  return key === '' || UNKNOWN.has(key);
}
