/**
 * The passwords that are tried first, in the languages of the product: the head of the lists that follow every leak.
 * Lower case; a number or mark behind a word is left away, since everybody adds one.
 */
const COMMON = new Set(
  `
  password passw0rd p@ssw0rd motdepasse mdp secret contraseña contrasena passwort kennwort parola wachtwoord senha
  palavrapasse azerty azertyuiop qwerty qwertyuiop qwertz qwertzuiop asdfgh asdfghjkl zxcvbn zxcvbnm wxcvbn qsdfgh
  abcdef abcdefg abcdefgh abc aaaaaa letmein welcome bienvenue bienvenido willkommen benvenuto welkom bemvindo
  hello bonjour hallo ciao hola salut iloveyou jetaime tequiero ichliebedich tiamo amour amor amore liebe schatz
  monkey dragon tiger lion lions loulou doudou soleil chouchou coucou marseille paris france chocolat football
  baseball basketball juventus napoli benfica barcelona realmadrid ajax feyenoord schalke bayern superman batman
  pokemon naruto starwars master shadow sunshine princess princesse princesa ninja freedom whatever trustno changeme
  admin administrator administrateur root toor login test tests guest user default master zoo animal animaux parc
  enclos girafe giraffe elephant dauphin delfin nicolas thomas camille michael daniel jessica charlie jordan harley
  ranger hunter buster soccer hockey killer george computer internet samsung google facebook summer winter
  printemps automne hiver ete january janvier
  `
    .trim()
    .split(/\s+/),
);

/** Whether the password is one of those tried first, for a warning: digits alone, one character, or a usual word. */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase().trim();
  if (typed === '') return false;
  if (/^\d+$/.test(typed) && isSimpleNumber(typed)) return true;
  if (/^(.)\1*$/.test(typed)) return true;
  return COMMON.has(typed) || COMMON.has(typed.replace(/[\d\W_]+$/, ''));
}

/** A date of birth, a row of the keyboard, the same pair again and again: numbers of up to eight digits are tried in no time. */
function isSimpleNumber(digits: string): boolean {
  return digits.length <= 8 || '01234567890123456789'.includes(digits) || '98765432109876543210'.includes(digits);
}
