import { lettersOf } from '../text/folded.ts';
import { PERSON_FIELDS, type PersonField } from './person-draft.ts';

/**
 * The headings of the columns, in the seven languages of the product. Compared without case, accents and signs, so that
 * 'E-mail', 'email' and 'É-Mail *' are one.
 */
const HEADINGS: Record<PersonField, readonly string[]> = {
  userFirstname: [
    ...['prénom', 'prénoms', 'first name', 'firstname', 'given name', 'forename', 'nombre', 'nombre de pila'],
    ...['Vorname', 'Vornamen', 'nome proprio', 'nome di battesimo', 'voornaam', 'nome', 'primeiro nome'],
    'userFirstname',
  ],
  userLastname: [
    ...['nom', 'nom de famille', 'last name', 'lastname', 'surname', 'family name', 'apellido', 'apellidos'],
    ...['Nachname', 'Familienname', 'cognome', 'achternaam', 'familienaam', 'apelido', 'sobrenome', 'último nome'],
    'userLastname',
  ],
  userMail: [
    ...['e-mail', 'mail', 'courriel', 'adresse e-mail', 'adresse mail', 'adresse électronique', 'e-mail address'],
    ...['mail address', 'correo', 'correo electrónico', 'dirección de correo', 'E-Mail-Adresse', 'Mailadresse'],
    ...['indirizzo e-mail', 'posta elettronica', 'e-mailadres', 'mailadres', 'endereço de e-mail', 'userMail'],
    ...['correio eletrónico', 'correio eletrônico', 'dirección de correo electrónico'],
  ],
  userRight: [
    ...['rôle', 'role', 'rol', 'Rolle', 'ruolo', 'função', 'papel', 'fonction', 'function', 'profil', 'profile'],
    ...['functie', 'Funktion', 'funzione', 'función', 'perfil', 'userRight'],
  ],
  language: ['langue', 'language', 'idioma', 'lengua', 'Sprache', 'lingua', 'taal', 'língua'],
  sectors: [
    ...[
      'secteur',
      'secteurs',
      'sector',
      'sectors',
      'sectores',
      'Revier',
      'Reviere',
      'Bereich',
      'Bereiche',
      'Sektor',
      'Sektoren',
    ],
    ...['Revier', 'Reviere', 'settore', 'settori', 'sectoren', 'setor', 'setores', 'área', 'áreas'],
  ],
  betaTester: [
    ...['bêta', 'accès bêta', 'beta', 'beta access', 'beta tester', 'testeur bêta', 'acceso beta', 'Beta-Zugang'],
    ...['accesso beta', 'bètatoegang', 'acesso beta', 'Betatester', 'bêta-testeur', 'versions bêta'],
  ],
};

const FIELD_OF = new Map(
  PERSON_FIELDS.flatMap((field) => HEADINGS[field].map((heading) => [lettersOf(heading), field] as const)),
);

/** Nobody can be created without these columns; the others have a default when they are missing. */
export const NEEDED_FIELDS = ['userFirstname', 'userLastname', 'userMail'] as const satisfies readonly PersonField[];

/** Returns the place of the column of each field; the first of several columns with one meaning counts. */
export function columnsOf(headings: readonly string[]): Partial<Record<PersonField, number>> {
  const found: Partial<Record<PersonField, number>> = {};
  headings.forEach((heading, place) => {
    const field = FIELD_OF.get(lettersOf(heading));
    if (field !== undefined) found[field] ??= place;
  });
  return found;
}
