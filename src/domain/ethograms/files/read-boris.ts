import { untranslated } from '../../content/translated.ts';
import { appError } from '../../errors/app-error.ts';
import type { Language } from '../../users/language.ts';
import { type Behaviour, type BehaviourCategory, MAX_KEPT_LENGTH, NOT_VISIBLE } from '../ethogram.ts';
import { emptyEthogram, notVisible, unseenCategory } from '../tidy-ethogram.ts';
import { borisExcluded, borisModifiers, borisModifierSets, borisType, type RawBehaviour } from './boris-behaviour.ts';
import { groupsOf } from './exclusion-groups.ts';
import { asObject, asText, type FileFault, type FileNote, type FileReading, unreadable } from './file-reading.ts';
import { fitColour, keyGiver } from './fill-behaviours.ts';

/** Returns whether the content of a JSON file is a project of BORIS. */
export function isBorisProject(file: unknown): boolean {
  return asObject(asObject(file)?.['behaviors_conf']) !== null;
}

/** The category of behaviours that have none. */
const WITHOUT = {
  fr: 'Autres',
  en: 'Others',
  es: 'Otros',
  de: 'Andere',
  it: 'Altri',
  nl: 'Overige',
  pt: 'Outros',
};

/**
 * Returns the ethogram of a BORIS project, with its texts in one language. Fields that an ethogram does not have are kept
 * for the way back; recorded observations only while there is room for them.
 */
export function readBoris(file: unknown, language: Language): FileReading {
  const { behaviors_conf: conf, ...project } = asObject(file) ?? {};
  const raws = Object.entries(asObject(conf) ?? {}).map(([place, raw]): [string, RawBehaviour] => [
    `behaviors_conf.${place}`,
    asObject(raw) ?? {},
  ]);
  if (raws.length === 0) return unreadable('ethogram/file-empty');
  const faults: FileFault[] = [];
  const notes: FileNote[] = [];
  const groups = groupsOf(raws.map(([, raw]) => ({ code: asText(raw['code']), excluded: borisExcluded(raw) })));
  const categories = categoriesOf(
    raws.map(([, raw]) => asText(raw['category'])),
    language,
  );
  const giveKey = keyGiver();
  const behaviours = raws.map(([place, raw], at): Behaviour => {
    const code = asText(raw['code']);
    const [type, key] = [borisType(raw), giveKey(asText(raw['key']))];
    const [wanted, modifiers] = [asText(raw['color']), borisModifiers(raw, language)];
    const colour = fitColour(wanted, at);
    if (type === null)
      faults.push({ place: `${place}.type`, error: appError('ethogram/type-unknown', { value: asText(raw['type']) }) });
    if (key !== asText(raw['key']).toLowerCase()) notes.push({ place: `${place}.key`, note: 'key-given', text: key });
    if (colour !== wanted.toLowerCase()) notes.push({ place: `${place}.color`, note: 'colour-given', text: colour });
    if (modifiers.length < borisModifierSets(raw))
      notes.push({ place: `${place}.modifiers`, note: 'modifier-kept-aside', text: code });
    return {
      ...{ code, type: type ?? 'state', key, colour, modifiers },
      name: { ...untranslated(), [language]: code },
      definition: { ...untranslated(), [language]: asText(raw['description']) },
      categoryId: categories.find(({ name }) => name === asText(raw['category']))?.category.categoryId ?? '',
      valence: 'neutral',
      exclusionGroup: groups.get(code) ?? null,
      ...{ pictureUrl: null, was: [], kept: keptBehaviour(raw) },
    };
  });
  const hasNotVisible = behaviours.some(({ code }) => code === NOT_VISIBLE);
  if (!hasNotVisible) notes.push({ place: 'behaviors_conf', note: 'not-visible-added', text: NOT_VISIBLE });
  const kept = keptProject(project, notes);
  const name = asText(project['project_name']);
  return {
    ok: true,
    kind: 'boris',
    notes,
    faults,
    content: {
      ...emptyEthogram(),
      name: { ...untranslated(), [language]: name },
      description: { ...untranslated(), [language]: asText(project['project_description']) },
      categories: [...categories.map(({ category }) => category), ...(hasNotVisible ? [] : [unseenCategory()])],
      behaviours: hasNotVisible ? behaviours : [...behaviours, { ...notVisible(), key: giveKey('0') }],
      kept,
    },
  };
}

function categoriesOf(names: readonly string[], language: Language) {
  return [...new Set(names)].map((name, at): { readonly name: string; readonly category: BehaviourCategory } => ({
    name,
    category: { categoryId: `c${at + 1}`, name: name === '' ? WITHOUT : { ...untranslated(), [language]: name } },
  }));
}

/** A behaviour whose fields take more room than any of BORIS is kept by its own fields alone. */
function keptBehaviour(raw: RawBehaviour): string {
  const whole = JSON.stringify(raw);
  return whole.length <= MAX_KEPT_LENGTH ? whole : '';
}

function keptProject(project: Readonly<Record<string, unknown>>, notes: FileNote[]): string {
  const whole = JSON.stringify(project);
  if (whole.length <= MAX_KEPT_LENGTH) return whole;
  const count = Object.keys(asObject(project['observations']) ?? {}).length;
  notes.push({ place: 'observations', note: 'observations-left-out', text: String(count) });
  return JSON.stringify({ ...project, observations: {} });
}
