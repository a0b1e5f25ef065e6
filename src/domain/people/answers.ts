import { ROLES, type Role } from '../access/roles.ts';
import { type Language, LANGUAGES } from '../users/language.ts';
import { lettersOf } from '../text/folded.ts';

// The words of a cell of a closed list, in the seven languages of the product and as they are stored.

const ROLE_WORDS: Record<Role, readonly string[]> = {
  user: [
    ...['user', 'soigneur', 'soigneuse', 'soigneur animalier', 'soignant', 'keeper', 'zookeeper', 'cuidador'],
    ...['cuidadora', 'Tierpfleger', 'Tierpflegerin', 'Pfleger', 'Pflegerin', 'guardiano', 'custode', 'verzorger'],
    ...['dierverzorger', 'verzorgster', 'tratador', 'tratadora', 'utilisateur', 'Benutzer', 'utente', 'gebruiker'],
    ...['usuario', 'utilizador', 'usuário'],
  ],
  pedagoadmin: [
    ...['pedagoadmin', 'pédagogie', 'pédagogique', 'responsable pédagogique', 'education', 'educational'],
    ...['educational admin', 'educación', 'pedagogía', 'Bildung', 'Pädagogik', 'Zoopädagogik', 'didattica'],
    ...['pedagogia', 'educazione', 'educatie', 'pedagogie', 'educação'],
  ],
  admin: [
    ...['admin', 'responsable', 'manager', 'gestionnaire', 'administrateur', 'administratrice', 'administrator'],
    ...['Leitung', 'Leiter', 'Leiterin', 'Verantwortlicher', 'Verantwortliche', 'responsabile', 'beheerder'],
    ...['verantwoordelijke', 'gestor', 'gestora', 'responsável', 'administrador', 'administradora'],
  ],
  superAdmin: [
    ...['superAdmin', 'super admin', 'responsable principal', 'super manager', 'manager plus', 'Hauptleitung'],
    ...['Hauptverantwortlicher', 'Hauptverantwortliche', 'responsabile principale', 'hoofdbeheerder'],
    ...['hoofdverantwoordelijke', 'responsável principal', 'super responsable', 'gestor principal'],
  ],
};

const LANGUAGE_WORDS: Record<Language, readonly string[]> = {
  fr: ['français', 'french', 'francés', 'Französisch', 'francese', 'Frans', 'francês'],
  en: ['anglais', 'english', 'inglés', 'Englisch', 'inglese', 'Engels', 'inglês'],
  es: ['espagnol', 'spanish', 'español', 'castellano', 'Spanisch', 'spagnolo', 'Spaans', 'espanhol'],
  de: ['allemand', 'german', 'alemán', 'Deutsch', 'tedesco', 'Duits', 'alemão'],
  it: ['italien', 'italian', 'italiano', 'Italienisch', 'Italiaans'],
  nl: ['néerlandais', 'hollandais', 'dutch', 'neerlandés', 'Niederländisch', 'olandese', 'Nederlands', 'holandês'],
  pt: ['portugais', 'portuguese', 'portugués', 'Portugiesisch', 'portoghese', 'Portugees', 'português'],
};

const YES = ['oui', 'yes', 'sí', 'ja', 'sim', 'si', 'true', 'vrai', 'wahr', 'vero', 'waar', '1', 'x', 'o', 'y', 'j'];
const NO = ['non', 'no', 'nein', 'nee', 'não', 'false', 'faux', 'falsch', 'falso', 'onwaar', '0', 'n'];
const AUTHORISED = ['autorisé', 'authorised', 'authorized', 'autorizado', 'erlaubt', 'autorizzato', 'toegestaan'];
const FORBIDDEN = ['interdit', 'forbidden', 'prohibido', 'verboten', 'vietato', 'verboden', 'proibido'];

const ROLE_OF = new Map(ROLES.flatMap((role) => ROLE_WORDS[role].map((word) => [lettersOf(word), role] as const)));
const LANGUAGE_OF = new Map(
  LANGUAGES.flatMap((language) =>
    [language, ...LANGUAGE_WORDS[language]].map((word) => [lettersOf(word), language] as const),
  ),
);
const ANSWER_OF = new Map<string, boolean>([
  ...[...YES, ...AUTHORISED].map((word) => [lettersOf(word), true] as const),
  ...[...NO, ...FORBIDDEN].map((word) => [lettersOf(word), false] as const),
]);

/** Returns the role a cell names; null when it names none. */
export function roleNamed(text: string): Role | null {
  return ROLE_OF.get(lettersOf(text)) ?? null;
}

/** Returns the language a cell names, also as a browser does ('fr-BE'); null when it names none of the product's. */
export function languageNamed(text: string): Language | null {
  const tag = /^([a-z]{2})[-_][a-z]{2}$/i.exec(text.trim());
  return LANGUAGE_OF.get(lettersOf(tag?.[1] ?? text)) ?? null;
}

/** Returns whether a cell says yes or no; null when it says neither. */
export function yesOrNo(text: string): boolean | null {
  return ANSWER_OF.get(lettersOf(text)) ?? null;
}
