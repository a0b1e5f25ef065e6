const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The month (1…12) of an English name, in full or its first three letters; null for any other text. */
export function monthByName(name: string): number | null {
  const index = indexByName(months, name);
  return index === null ? null : index + 1;
}

/** The weekday (0 is Sunday) of an English name, in full or its first three letters; null for any other text. */
export function weekdayByName(name: string): number | null {
  return indexByName(weekdays, name);
}

function indexByName(names: readonly string[], name: string): number | null {
  const wanted = name.toLowerCase();
  const index = names.findIndex((full) => full === wanted || full.slice(0, 3) === wanted);
  return index === -1 ? null : index;
}
