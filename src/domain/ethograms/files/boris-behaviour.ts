import { untranslated } from '../../content/translated.ts';
import type { Language } from '../../users/language.ts';
import type { Behaviour, BehaviourType, Modifier } from '../ethogram.ts';
import { asObject, asText } from './file-reading.ts';

/** A behaviour of a BORIS project, with whatever fields its version has. */
export type RawBehaviour = Readonly<Record<string, unknown>>;

/** Returns whether it is a state or a point; null for another word. BORIS adds "with coding map" to both. */
export function borisType(raw: RawBehaviour): BehaviourType | null {
  const type = asText(raw['type']).toLowerCase();
  if (type.startsWith('state')) return 'state';
  return type.startsWith('point') ? 'point' : null;
}

/** Returns the codes that a behaviour excludes. */
export function borisExcluded(raw: RawBehaviour): string[] {
  return asText(raw['excluded'])
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
}

/** Returns the modifiers that have a list of values; numbers and free texts have none, and stay with the file's fields. */
export function borisModifiers(raw: RawBehaviour, language: Language): Modifier[] {
  const { modifiers } = raw;
  const sets =
    typeof modifiers === 'string'
      ? modifiers.split('|').map((values) => ({ name: '', values: values.split(',') }))
      : Object.values(asObject(modifiers) ?? {}).map((set) => ({
          name: asText(asObject(set)?.['name']),
          values: listOf(asObject(set)?.['values']),
        }));
  return sets.flatMap(({ name, values }, at): Modifier[] => {
    const named = [...new Set(values.map(asText).filter(Boolean))];
    if (named.length === 0) return [];
    return [
      {
        modifierId: `m${at + 1}`,
        name: { ...untranslated(), [language]: name || String(at + 1) },
        values: named.map((value, place) => ({
          valueId: `v${place + 1}`,
          name: { ...untranslated(), [language]: value },
        })),
      },
    ];
  });
}

/** Returns how many sets of modifiers a behaviour has, those without values included. */
export function borisModifierSets({ modifiers }: RawBehaviour): number {
  return typeof modifiers === 'string'
    ? modifiers.split('|').filter(Boolean).length
    : Object.keys(asObject(modifiers) ?? {}).length;
}

/** Returns the modifiers as BORIS writes them: one value of each is chosen. */
export function toBorisModifiers(modifiers: Behaviour['modifiers'], say: (text: Modifier['name']) => string) {
  return Object.fromEntries(
    modifiers.map(({ name, values }, at) => [
      String(at),
      { name: say(name), description: '', type: 0, values: values.map((value) => say(value.name)) },
    ]),
  );
}

/** Returns the fields that a file had, kept with a behaviour or an ethogram; none for ''. */
export function keptFields(kept: string): Readonly<Record<string, unknown>> {
  return kept === '' ? {} : (asObject(JSON.parse(kept)) ?? {});
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
