import { NotificationSettings } from '#features/notifications/index.ts';
import { FixedFacts } from './FixedFacts.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { NamesForm } from './NamesForm.tsx';
import { OwnPicture } from './OwnPicture.tsx';

/** What a person says of themselves, and what their establishment says of them. */
export function ProfileTab() {
  return (
    <>
      <NamesForm />
      <OwnPicture />
      <LanguageChoice />
      <NotificationSettings />
      <FixedFacts />
    </>
  );
}
