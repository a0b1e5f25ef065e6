import { folded } from '../text/folded.ts';

const keys = (...words: readonly string[]): ReadonlySet<string> => new Set(words.map(folded));

export const MALE = keys(
  ...['male', 'm', 'mâle', 'masculin', 'macho', 'masculino', 'männlich', 'Männchen', 'maschio', 'maschile'],
  ...['mannelijk', 'mannetje', 'man', '♂', '1.0', '1.0.0', '1,0', '1,0,0', 'hengst', 'mâles', 'males'],
);
export const FEMALE = keys(
  ...['female', 'f', 'femelle', 'femell', 'féminin', 'hembra', 'femenino', 'h', 'weiblich', 'Weibchen', 'w'],
  ...['femmina', 'femminile', 'vrouwelijk', 'vrouwtje', 'v', 'fêmea', 'feminino', '♀', '0.1', '0.1.0', '0,1', '0,1,0'],
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
export const LEFT = keys(
  ...['dead', 'deceased', 'died', 'euthanised', 'euthanized', 'departed', 'left', 'transferred', 'sold', 'escaped'],
  ...['lost', 'on loan', 'on loan out', 'lost to follow up', 'released', 'archived', 'inactive', 'mort', 'morte'],
  ...['décédé', 'décédée', 'euthanasié', 'euthanasiée', 'parti', 'partie', 'transféré', 'transférée', 'vendu'],
  ...['échappé', 'relâché', 'muerto', 'muerta', 'fallecido', 'trasladado', 'vendido', 'liberado', 'tot', 'gestorben'],
  ...['verstorben', 'abgegeben', 'verkauft', 'entlaufen', 'ausgewildert', 'morto', 'morta', 'deceduto', 'deceduta'],
  ...['trasferito', 'partito', 'venduto', 'dood', 'overleden', 'gestorven', 'vertrokken', 'overgeplaatst', 'verkocht'],
  ...['falecido', 'transferido', 'partiu', 'solto'],
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
