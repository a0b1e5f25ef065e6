/**
 * The sentences in which the notes of a new animal keep what no field of its own holds; '{{value}}' is put in. An empty
 * sentence keeps nothing.
 */
export type NoteTexts = {
  /** the day of birth, of which only the month is kept */
  readonly birthDay: string;
  /** a birth that is not precise enough to be stored: '~2012' */
  readonly birthAbout: string;
  readonly arrival: string;
  readonly sire: string;
  readonly dam: string;
};

/** Returns the sentences that a function gives for each of them. */
export function noteTextsOf(sentenceOf: (name: keyof NoteTexts) => string): NoteTexts {
  return {
    birthDay: sentenceOf('birthDay'),
    birthAbout: sentenceOf('birthAbout'),
    arrival: sentenceOf('arrival'),
    sire: sentenceOf('sire'),
    dam: sentenceOf('dam'),
  };
}

export const NO_NOTE_TEXTS = noteTextsOf(() => '');

/** Returns the notes with further sentences, each on its own line; those without a text or a value are left out. */
export function notesWith(notes: string, added: readonly (readonly [sentence: string, value: string])[]): string {
  const lines = added.flatMap(([sentence, value]) =>
    value === '' ? [] : [sentence.replace('{{value}}', () => value)],
  );
  return [notes, ...lines].filter((line) => line !== '').join('\n');
}
