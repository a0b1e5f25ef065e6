import { textIn, type Translated, untranslated } from '../../content/translated.ts';
import { isSameValue } from '../../shared/same-value.ts';
import type { Language } from '../../users/language.ts';
import type { Behaviour, EthogramContent } from '../ethogram.ts';
import { keptFields, toBorisModifiers } from './boris-behaviour.ts';
import { asText } from './file-reading.ts';
import { readBoris } from './read-boris.ts';

/** The fields of a project that BORIS expects, where none came with a file. */
const NEW_PROJECT = {
  time_format: 'hh:mm:ss',
  project_date: '',
  project_name: '',
  project_description: '',
  project_format_version: '7.0',
  subjects_conf: {},
  observations: {},
  behavioral_categories: [],
  independent_variables: {},
  coding_map: {},
  behaviors_coding_map: [],
  converters: {},
};
const TYPES = { state: 'State event', point: 'Point event' } as const;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the ethogram as a BORIS project, its texts in one language. The fields that came with a BORIS file are read
 * again: one that still says what the ethogram says is written as it was, so that a file which is read and written again
 * loses nothing.
 */
export function writeBoris(ethogram: EthogramContent, language: Language): Fields {
  const say = (text: Translated) => textIn(text, language);
  const kept = keptFields(ethogram.kept);
  const raws = ethogram.behaviours.map((behaviour) => keptFields(behaviour.kept));
  const former = formerEthogram(kept, raws, language);
  const conf = ethogram.behaviours.map((behaviour, at) => {
    const [raw, was] = [raws[at] ?? {}, raws[at]?.['code'] === undefined ? null : (former?.behaviours[at] ?? null)];
    const written = (name: string, isSame: boolean, value: unknown): Fields => ({
      [name]: was !== null && isSame && name in raw ? raw[name] : value,
    });
    const [category, mates] = [categoryName(ethogram, behaviour), matesOf(ethogram, behaviour)];
    const isSame = (name: keyof Behaviour) => was !== null && isSameValue(was[name], behaviour[name]);
    return {
      ...raw,
      ...written('type', isSame('type'), TYPES[behaviour.type]),
      ...written('key', isSame('key'), behaviour.key),
      ...written('code', isSame('code'), behaviour.code),
      ...written(
        'description',
        was?.definition[language] === behaviour.definition[language],
        say(behaviour.definition),
      ),
      ...written('color', isSame('colour'), behaviour.colour),
      ...written('category', former !== null && was !== null && isSameName(former, was, category), say(category)),
      ...written('modifiers', isSame('modifiers'), toBorisModifiers(behaviour.modifiers, say)),
      ...written(
        'excluded',
        former !== null && was !== null && isSameValue(matesOf(former, was), mates),
        mates.join(','),
      ),
    };
  });
  const listed = kept['behavioral_categories'];
  const names = Array.isArray(listed) ? listed.map(String) : [];
  const used = [...new Set(conf.map((one) => asText((one as Fields)['category'])).filter(Boolean))];
  const texts = [
    ['project_name', ethogram.name],
    ['project_description', ethogram.description],
  ] as const;
  return {
    ...NEW_PROJECT,
    ...kept,
    ...Object.fromEntries(texts.map(([name, text]) => [name, sameOr(kept[name], say(text))])),
    behaviors_conf: Object.fromEntries(conf.map((one, at) => [String(at), one])),
    behavioral_categories: [...names, ...used.filter((name) => !names.includes(name))],
  };
}

/** Returns the ethogram as the file described it, a behaviour in each place; null for one that came from no file. */
function formerEthogram(kept: Fields, raws: readonly Fields[], language: Language): EthogramContent | null {
  const reading = readBoris({ ...kept, behaviors_conf: Object.fromEntries(raws.entries()) }, language);
  return reading.ok ? reading.content : null;
}

function categoryName({ categories }: EthogramContent, { categoryId }: Behaviour): Translated {
  return categories.find((one) => one.categoryId === categoryId)?.name ?? untranslated();
}

function isSameName(former: EthogramContent, was: Behaviour, present: Translated): boolean {
  return isSameValue(categoryName(former, was), present);
}

/** Returns the codes of the other behaviours in the group of a behaviour, sorted. */
function matesOf({ behaviours }: EthogramContent, { code, exclusionGroup }: Behaviour): string[] {
  if (exclusionGroup === null) return [];
  const mates = behaviours.filter((other) => other.exclusionGroup === exclusionGroup && other.code !== code);
  return mates.map((other) => other.code).toSorted();
}

function sameOr(raw: unknown, present: string): unknown {
  return typeof raw === 'string' && raw.trim() === present ? raw : present;
}
