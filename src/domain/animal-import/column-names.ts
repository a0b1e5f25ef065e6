import type { ImportField } from './import-field.ts';

/**
 * The names of the columns in registers, in the seven languages of the product. When two columns mean the same field,
 * the one whose name stands earlier here counts. Compared without case, accents and signs.
 */
export const COLUMN_NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  registryId: [
    ...['local id', 'preferred id', 'ranked id', 'animal id', 'registry id', 'registryId', 'identifiant local'],
    ...['identifiant du registre', 'identifiant', 'id local', 'id animal', "id de l'animal", 'n° registre'],
    ...['numéro de registre', 'ID', 'identifier', 'identificador', 'identificador local', 'id del animal'],
    ...['número de registro', 'Kennung', 'lokale ID', 'Tier-ID', 'Registernummer', 'identificativo', 'id locale'],
    ...['id animale', 'numero di registro', 'lokaal ID', 'dier-ID', 'registernummer', 'registercode'],
    ...['id do animal', 'número de registo', 'número de registro', 'GAN', 'global accession number', 'global AN'],
    ...['accession number', 'numéro d’inventaire', 'inventarnummer', 'numero inventario'],
  ],
  animalName: [
    ...['house name', 'animal name', 'name', 'animalName', "nom d'usage", 'nom de l’animal', 'nom', 'nom maison'],
    ...['nombre', 'nombre de casa', 'nombre del animal', 'Name', 'Hausname', 'Rufname', 'Tiername', 'nome'],
    ...['nome di casa', "nome dell'animale", 'naam', 'huisnaam', 'roepnaam', 'naam van het dier', 'nome de casa'],
    ...['nome do animal', 'call name', 'nickname', 'surnom'],
  ],
  specieLatinName: [
    ...['scientific name', 'taxonomic name', 'taxonomy', 'taxon', 'latin name', 'specieLatinName', 'species (latin)'],
    ...['nom scientifique', 'nom latin', 'nombre científico', 'nombre latino', 'wissenschaftlicher Name'],
    ...['lateinischer Name', 'nome scientifico', 'nome latino', 'wetenschappelijke naam', 'latijnse naam'],
    ...['nome científico', 'nome latim', 'nome em latim', 'taxón', 'táxon', 'binomial'],
  ],
  specieCommonName: [
    ...['common name', 'species', 'species name', 'specieName', 'nom commun', 'nom vernaculaire', 'espèce', 'especes'],
    ...['nombre común', 'especie', 'Trivialname', 'deutscher Name', 'Art', 'Tierart', 'nome comune', 'specie'],
    ...['gewone naam', 'nederlandse naam', 'soort', 'diersoort', 'nome comum', 'nome vulgar', 'espécie', 'vernacular'],
  ],
  subspecies: [
    ...['subspecies', 'sous-espèce', 'subespecie', 'Unterart', 'sottospecie', 'ondersoort', 'subespécie', 'ssp'],
  ],
  animalSexe: [
    ...['sex', 'sex type', 'current sex', 'gender', 'animalSexe', 'sexe', 'sexo', 'Geschlecht', 'sesso', 'geslacht'],
    ...['género', 'sexe actuel', 'sexo actual', 'census', 'm.f.u'],
  ],
  animalBirthdate: [
    ...['birth date', 'birth/hatch date', 'birthdate', 'date of birth', 'birth', 'hatch date', 'dob', 'born'],
    ...['animalBirthdate', 'date de naissance', 'naissance', 'né le', 'née le', 'date d’éclosion', 'date naissance'],
    ...['fecha de nacimiento', 'nacimiento', 'Geburtsdatum', 'Geburtstag', 'geboren', 'Schlupfdatum'],
    ...['data di nascita', 'nascita', 'nato il', 'geboortedatum', 'geboren op', 'data de nascimento', 'nascimento'],
  ],
  animalChipId: [
    ...['transponder', 'transponder id', 'chip', 'chip id', 'chip number', 'microchip', 'microchip number', 'pit tag'],
    ...['animalChipId', 'puce', 'numéro de puce', 'n° de puce', 'transpondeur', 'número de chip', 'transpondedor'],
    ...['Chipnummer', 'Mikrochip', 'Transpondernummer', 'numero chip', 'numero di chip', 'trasponditore'],
    ...['transpondernummer', 'número do chip', 'transponder number', 'puce électronique', 'microchips'],
  ],
  enclosure: [
    ...['enclosure', 'current enclosure', 'enclosure name', 'location', 'exhibit', 'enclos', 'enclos actuel'],
    ...['nom de l’enclos', 'emplacement', 'installation', 'recinto', 'recinto actual', 'instalación', 'Gehege'],
    ...['aktuelles Gehege', 'Anlage', 'recinto attuale', 'exhibit attuale', 'verblijf', 'huidig verblijf'],
    ...['recinto atual', 'instalação', 'volière', 'aquarium'],
  ],
  status: [
    ...['status', 'life status', 'animal status', 'statut', 'état', 'estado', 'estado vital', 'Lebensstatus'],
    ...['stato', 'stato vitale', 'statuut', 'levensstatus', 'situação', 'situation'],
  ],
  count: [
    ...[
      'count',
      'number of animals',
      'animal count',
      'group count',
      'effectif',
      'nombre d’animaux',
      'número de animales',
    ],
    ...['Anzahl', 'Anzahl Tiere', 'numero di animali', 'aantal', 'aantal dieren', 'número de animais', 'quantité'],
    ...['quantity', 'headcount', 'Bestand', 'males.females.unknown'],
  ],
  notes: [
    ...['notes', 'note', 'comments', 'comment', 'remarks', 'remarques', 'remarque', 'commentaire', 'commentaires'],
    ...['observaciones', 'notas', 'comentarios', 'Bemerkung', 'Bemerkungen', 'Notizen', 'osservazioni', 'commenti'],
    ...['opmerkingen', 'opmerking', 'observações', 'comentários'],
  ],
};
