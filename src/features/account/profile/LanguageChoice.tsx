import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useChangeLanguageMutation } from '#data/users/users.endpoints.ts';
import { isBoundByDemo } from '#domain/access/actor.ts';
import { type Language, offeredLanguages } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { setLanguage } from '#i18n/start.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { Section } from '../Section.tsx';

/** The language: the page changes at once, and the choice follows the person to their other devices. */
export function LanguageChoice() {
  const { t } = useTranslation('account');
  const { user, actor, establishment } = useReadySession();
  const language = useLanguage();
  const [changeLanguage] = useChangeLanguageMutation();
  const choose = (chosen: Language) => {
    void setLanguage(chosen);
    // The demonstration writes nothing: the choice holds for this device.
    if (!isBoundByDemo(actor)) void changeLanguage({ userId: user.userId, language: chosen });
  };
  return (
    <Section title={t('profile.language')} text={t('profile.languageHint')}>
      <NativeSelect
        maw="20rem"
        aria-label={t('profile.language')}
        value={language}
        data={offeredLanguages(establishment.languages, language).map((value) => ({
          value,
          label: LANGUAGE_NAMES[value],
        }))}
        onChange={(event) => choose(event.currentTarget.value as Language)}
      />
    </Section>
  );
}
