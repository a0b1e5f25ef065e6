import { folded } from '../text/folded.ts';

const NAMES = [
  'january february march april may june july august september october november december',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'januari februari maart april mei juni juli augustus september oktober november december',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
];
/** Short forms that are not the beginning of a name. */
const SHORT: Readonly<Record<string, number>> = {
  mrt: 3,
  jnr: 1,
  maerz: 3,
  janner: 1,
  jaenner: 1,
  feber: 2,
  setiembre: 9,
};

const MONTHS = monthsByName();

/**
 * Beginnings of three letters and more that mean one month in all seven languages: 'jui' is ambiguous and left out,
 * 'juil' is July.
 */
function monthsByName(): ReadonlyMap<string, number> {
  const found = new Map<string, Set<number>>();
  for (const names of NAMES) {
    names.split(' ').forEach((name, place) => {
      const plain = folded(name);
      for (let length = 3; length <= plain.length; length += 1) {
        const beginning = plain.slice(0, length);
        found.set(beginning, (found.get(beginning) ?? new Set()).add(place + 1));
      }
    });
  }
  const clear = [...found].flatMap(([name, months]) =>
    months.size === 1 ? [[name, [...months][0] ?? 0] as const] : [],
  );
  return new Map([...Object.entries(SHORT), ...clear]);
}

/**
 * Returns the month, 1 to 12, of a name in any of the seven languages, whole or short, with or without a point; else
 * null.
 */
export function monthNamed(name: string): number | null {
  return MONTHS.get(folded(name).replace(/\.$/, '')) ?? null;
}
