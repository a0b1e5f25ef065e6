import { FixedFacts } from './FixedFacts.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { NamesForm } from './NamesForm.tsx';

/** What a person says of themselves, and what their establishment says of them. */
export function ProfileTab() {
  return (
    <>
      <NamesForm />
      <LanguageChoice />
      <FixedFacts />
    </>
  );
}
