import { lackingTexts, type MissingText as Missing, unlessMissing } from '../content/missing-texts.ts';
import type { Behaviour, EthogramContent } from './ethogram.ts';

export { languagesToWrite } from '../content/missing-texts.ts';

/** A text of an ethogram that languages lack, with the code of its behaviour; null outside behaviours. */
export type MissingText = Missing & { readonly code: string | null };

/**
 * Returns the texts that are not written in every language, in the order of the editor; empty when it may be published. A
 * description may be missing altogether, but not in some languages only.
 */
export function missingTexts({ name, description, categories, behaviours }: EthogramContent): MissingText[] {
  const ofEthogram = [
    { path: 'name', text: name },
    ...unlessMissing('description', description),
    ...categories.map((one, at) => ({ path: `categories.${at}.name`, text: one.name })),
  ];
  return lackingTexts([
    ...ofEthogram.map((text) => ({ ...text, code: null })),
    ...behaviours.flatMap((behaviour, at) =>
      textsOfBehaviour(behaviour, `behaviours.${at}`).map((text) => ({ ...text, code: behaviour.code })),
    ),
  ]);
}

function textsOfBehaviour({ name, definition, modifiers }: Behaviour, path: string) {
  return [
    { path: `${path}.name`, text: name },
    { path: `${path}.definition`, text: definition },
    ...modifiers.flatMap((modifier, place) => [
      { path: `${path}.modifiers.${place}.name`, text: modifier.name },
      ...modifier.values.map((value, number) => ({
        path: `${path}.modifiers.${place}.values.${number}.name`,
        text: value.name,
      })),
    ]),
  ];
}
