import { tidyTranslated, type Translated } from './translated.ts';

/** Returns the fields that all content begins with as they are stored: no blanks around texts. */
export function tidyHead({ name, description }: { readonly name: Translated; readonly description: Translated }) {
  return { name: tidyTranslated(name), description: tidyTranslated(description) };
}

/** Returns a reference as it is stored: without blanks, in capitals. */
export function tidyRef(ref: string): string {
  return ref.trim().toUpperCase();
}
