import { NotificationSettings } from '#features/notifications/index.ts';
import { AbsenceForm } from './AbsenceForm.tsx';
import { FixedFacts } from './FixedFacts.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { NamesForm } from './NamesForm.tsx';
import { OwnPicture } from './OwnPicture.tsx';
import { OwnTrials } from './OwnTrials.tsx';

/** The person's own data, and the establishment's data about them. */
export function ProfileTab() {
  return (
    <>
      <NamesForm />
      <OwnPicture />
      <AbsenceForm />
      <LanguageChoice />
      <NotificationSettings />
      <OwnTrials />
      <FixedFacts />
    </>
  );
}
