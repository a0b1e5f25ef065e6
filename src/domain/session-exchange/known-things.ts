import { LANGUAGES } from '../users/language.ts';
import type { Translated } from '../content/translated.ts';
import type { Behaviour } from '../ethograms/ethogram.ts';
import { WHOLE_GROUP } from '../observation-sessions/scan-recorder.ts';
import type { KnownThing } from './match-words.ts';

/** A scan of a whole group has no animal: our files say the word that stands for it. */
export const GROUP_THING: KnownThing = { id: WHOLE_GROUP, names: [WHOLE_GROUP] };

/** Returns a thing with the names by which files may tell it: its own, the one that our exports give to namesakes, its id. */
export function knownThing(id: string, ...names: readonly string[]): KnownThing {
  const said = [...new Set(names)].filter((name) => name !== '');
  return { id, names: [...said, ...said.map((name) => `${name} (${id})`), id] };
}

/** Returns behaviours by their codes, with their names in every language; of a code that several versions have one. */
export function knownBehaviours(behaviours: readonly Behaviour[]): readonly KnownThing[] {
  const byCode = Map.groupBy(behaviours, ({ code }) => code);
  return [...byCode].map(([code, same]) => knownThing(code, ...same.flatMap(({ name }) => inAllLanguages(name))));
}

/** Returns the values of a behaviour's modifiers, with the names that our files give to them. */
export function knownModifiers({ code, modifiers }: Behaviour): readonly KnownThing[] {
  return modifiers.flatMap(({ modifierId, values }) =>
    values.map(({ valueId, name }) => {
      const id = `${modifierId}:${valueId}`;
      // BORIS has a bar between the modifiers of an event; our files have none in a name.
      const names = inAllLanguages(name).map((one) => one.replaceAll('|', '/'));
      return { id, names: [...names, ...names.map((one) => `${one} (${code} ${id})`), id] };
    }),
  );
}

function inAllLanguages(text: Translated): readonly string[] {
  return [...new Set(LANGUAGES.map((language) => text[language].trim()))].filter((name) => name !== '');
}
