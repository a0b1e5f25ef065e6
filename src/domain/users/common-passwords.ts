/**
 * The passwords that attackers try first, in the languages of the product: the top of the lists that follow every leak.
 * Lower case, without a number or sign behind the word, since everybody adds one.
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

/**
 * Returns whether the password is among those tried first, for a warning: digits alone, one character, or a common
 * word.
 */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase().trim();
  if (typed === '') return false;
  if (/^\d+$/.test(typed) && isSimpleNumber(typed)) return true;
  if (/^(.)\1*$/.test(typed)) return true;
  return COMMON.has(typed) || COMMON.has(typed.replace(/[\d\W_]+$/, ''));
}

/**
 * Returns whether digits are a date of birth, a row of the keyboard or one pair repeated: attackers try numbers of up
 * to eight digits in no time.
 */
function isSimpleNumber(digits: string): boolean {
  return digits.length <= 8 || '01234567890123456789'.includes(digits) || '98765432109876543210'.includes(digits);
}
