import { BASE_LEVEL } from '../content/question-level.ts';
import { tidyHead, tidyRef } from '../content/tidy-head.ts';
import { tidyTranslated, untranslated } from '../content/translated.ts';
import { type Behaviour, type EthogramContent, NOT_VISIBLE } from './ethogram.ts';

/** The words of the category and the behaviour that every ethogram begins with. */
const UNSEEN = {
  fr: 'Hors de vue',
  en: 'Out of sight',
  es: 'Fuera de la vista',
  de: 'Außer Sicht',
  it: 'Fuori vista',
  nl: 'Uit het zicht',
  pt: 'Fora de vista',
};
const NOT_SEEN = {
  fr: 'L’animal, ou ce qu’il fait, ne se voit pas.',
  en: 'The animal, or its activity, cannot be seen.',
  es: 'No se ve al animal o lo que hace.',
  de: 'Das Tier oder sein Verhalten ist nicht zu sehen.',
  it: 'L’animale, o ciò che fa, non è visibile.',
  nl: 'Het dier, of wat het doet, is niet te zien.',
  pt: 'Não se vê o animal ou o que está a fazer.',
};
export const UNSEEN_CATEGORY = 'unseen';

/** Returns the category of what cannot be seen. */
export function unseenCategory() {
  return { categoryId: UNSEEN_CATEGORY, name: UNSEEN };
}

/** Returns the behaviour "not visible". */
export function notVisible(): Behaviour {
  return {
    ...{ code: NOT_VISIBLE, name: UNSEEN, definition: NOT_SEEN, type: 'state', categoryId: UNSEEN_CATEGORY },
    ...{ valence: 'neutral', key: '0', colour: '#6d767b', exclusionGroup: null, modifiers: [] },
    ...{ pictureUrl: null, was: [], kept: '' },
  };
}

/** Returns a behaviour that nothing is written in yet. */
export function emptyBehaviour(categoryId: string): Behaviour {
  return {
    ...notVisible(),
    ...{ code: '', name: untranslated(), definition: untranslated(), categoryId, key: '', colour: '#3f7aa6' },
  };
}

/** Returns a new ethogram, with "not visible" alone. */
export function emptyEthogram(): EthogramContent {
  return {
    ethogramRef: '',
    name: untranslated(),
    description: untranslated(),
    level: BASE_LEVEL,
    references: [],
    categories: [unseenCategory()],
    behaviours: [notVisible()],
    kept: '',
  };
}

/** Returns the ethogram as it is checked and stored: no blanks around texts, references in capitals, colours in small letters. */
export function tidyEthogram(content: EthogramContent): EthogramContent {
  return {
    ...content,
    ...tidyHead(content),
    ethogramRef: tidyRef(content.ethogramRef),
    references: [...new Set(content.references)],
    categories: content.categories.map((one) => ({ ...one, name: tidyTranslated(one.name) })),
    behaviours: content.behaviours.map(tidyBehaviour),
  };
}

function tidyBehaviour(behaviour: Behaviour): Behaviour {
  const group = behaviour.exclusionGroup?.trim() ?? '';
  const pictureUrl = behaviour.pictureUrl?.trim() ?? '';
  return {
    ...behaviour,
    code: behaviour.code.trim(),
    name: tidyTranslated(behaviour.name),
    definition: tidyTranslated(behaviour.definition),
    key: behaviour.key.trim().toLowerCase(),
    colour: behaviour.colour.trim().toLowerCase(),
    exclusionGroup: group === '' ? null : group,
    pictureUrl: pictureUrl === '' ? null : pictureUrl,
    was: [...new Set(behaviour.was)],
    modifiers: behaviour.modifiers.map((modifier) => ({
      ...modifier,
      name: tidyTranslated(modifier.name),
      values: modifier.values.map((value) => ({ ...value, name: tidyTranslated(value.name) })),
    })),
  };
}
