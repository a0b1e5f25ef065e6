import type { Language } from '../../../src/domain/users/language.ts';

/** The columns of the measured registry, in their order. */
export const MEASURED_COLUMNS = [
  'type',
  'id',
  'gan',
  'name',
  'latin',
  'common',
  'sex',
  'count',
  'birth',
  'chip',
  'enclosure',
  'status',
  'arrival',
  'leftAt',
  'cause',
  'sire',
  'dam',
  'notes',
] as const;
export type MeasuredColumn = (typeof MEASURED_COLUMNS)[number];

type Words = {
  /** in the order of the columns */
  readonly headings: readonly string[];
  readonly male: string;
  readonly female: string;
  readonly unknown: string;
  readonly alive: string;
  readonly dead: string;
  readonly gone: string;
  readonly individual: string;
  readonly group: string;
  readonly total: string;
  /** lion, scarlet macaw */
  readonly species: readonly [string, string];
};

/** The headings and words of a registry, as a registrar of the language writes them. */
export const REGISTRY_WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    headings: [
      ...['Type d’animal', 'Identifiant local', 'GAN', 'Nom de maison', 'Nom scientifique', 'Nom commun', 'Sexe'],
      ...['Nombre d’animaux', 'Date de naissance', 'Puce', 'Enclos', 'Statut', 'Date d’arrivée', 'Date de décès'],
      ...['Cause de la mort', 'Père', 'Mère', 'Remarques'],
    ],
    ...{ male: 'Mâle', female: 'Femelle', unknown: 'Indéterminé', alive: 'Vivant', dead: 'Mort', gone: 'Transféré' },
    ...{ individual: 'Individu', group: 'Groupe', total: 'Total', species: ['Lion', 'Ara rouge'] },
  },
  en: {
    headings: [
      ...['Animal Type', 'Local ID', 'Global Accession Number', 'House Name', 'Scientific Name', 'Common Name', 'Sex'],
      ...['Count', 'Birth Date', 'Transponder', 'Enclosure', 'Status', 'Arrival Date', 'Death Date', 'Cause of death'],
      ...['Sire', 'Dam', 'Comments'],
    ],
    ...{ male: 'Male', female: 'Female', unknown: 'Undetermined', alive: 'Alive', dead: 'Dead', gone: 'Transferred' },
    ...{ individual: 'Individual', group: 'Group', total: 'Total', species: ['Lion', 'Scarlet macaw'] },
  },
  de: {
    headings: [
      ...['Tiertyp', 'Lokale ID', 'GAN', 'Hausname', 'Wissenschaftlicher Name', 'Trivialname', 'Geschlecht', 'Anzahl'],
      ...['Geburtsdatum', 'Mikrochip', 'Gehege', 'Status', 'Zugangsdatum', 'Todesdatum', 'Todesursache', 'Vater'],
      ...['Mutter', 'Bemerkungen'],
    ],
    ...{ male: 'männlich', female: 'weiblich', unknown: 'unbekannt', alive: 'lebend', dead: 'verstorben' },
    ...{ gone: 'abgegeben', individual: 'Individuum', group: 'Gruppe', total: 'Gesamt', species: ['Löwe', 'Arakanga'] },
  },
  es: {
    headings: [
      ...['Tipo de animal', 'Identificador local', 'GAN', 'Nombre propio', 'Nombre científico', 'Nombre común', 'Sexo'],
      ...['Número de animales', 'Fecha de nacimiento', 'Número de chip', 'Recinto', 'Estado', 'Fecha de llegada'],
      ...['Fecha de muerte', 'Causa de muerte', 'Padre', 'Madre', 'Observaciones'],
    ],
    ...{ male: 'macho', female: 'hembra', unknown: 'indeterminado', alive: 'vivo', dead: 'muerto', gone: 'trasladado' },
    ...{ individual: 'Individuo', group: 'Grupo', total: 'Total', species: ['León', 'Guacamayo macao'] },
  },
  it: {
    headings: [
      ...[
        'Tipo di animale',
        'Identificativo locale',
        'GAN',
        'Nome di casa',
        'Nome scientifico',
        'Nome comune',
        'Sesso',
      ],
      ...['Numero di animali', 'Data di nascita', 'Microchip', 'Recinto', 'Stato', 'Data di arrivo', 'Data di morte'],
      ...['Causa di morte', 'Padre', 'Madre', 'Note'],
    ],
    ...{ male: 'maschio', female: 'femmina', unknown: 'sconosciuto', alive: 'vivo', dead: 'morto', gone: 'trasferito' },
    ...{ individual: 'Individuo', group: 'Gruppo', total: 'Totale', species: ['Leone', 'Ara scarlatta'] },
  },
  nl: {
    headings: [
      ...['Diertype', 'Lokaal ID', 'GAN', 'Roepnaam', 'Wetenschappelijke naam', 'Nederlandse naam', 'Geslacht'],
      ...['Aantal', 'Geboortedatum', 'Transpondernummer', 'Verblijf', 'Status', 'Aankomstdatum', 'Sterfdatum'],
      ...['Doodsoorzaak', 'Vader', 'Moeder', 'Opmerkingen'],
    ],
    ...{ male: 'man', female: 'vrouw', unknown: 'onbekend', alive: 'levend', dead: 'overleden', gone: 'vertrokken' },
    ...{ individual: 'Individu', group: 'Groep', total: 'Totaal', species: ['Leeuw', 'Geelvleugelara'] },
  },
  pt: {
    headings: [
      ...['Tipo de animal', 'Número local', 'GAN', 'Nome da casa', 'Nome científico', 'Nome comum', 'Sexo'],
      ...['Número de animais', 'Data de nascimento', 'Número do chip', 'Recinto', 'Situação', 'Data de chegada'],
      ...['Data da morte', 'Causa da morte', 'Pai', 'Mãe', 'Observações'],
    ],
    ...{ male: 'macho', female: 'fêmea', unknown: 'desconhecido', alive: 'vivo', dead: 'morto', gone: 'transferido' },
    ...{ individual: 'Indivíduo', group: 'Grupo', total: 'Total', species: ['Leão', 'Arara-vermelha'] },
  },
};
