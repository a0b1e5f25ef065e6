import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeLanguageMutation } from '#data/users/users.endpoints.ts';
import { isBoundByDemo } from '#domain/access/actor.ts';
import { isOfferedLanguage, type Language } from '#domain/users/language.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { setLanguage } from '#i18n/start.ts';
import { selectChosenLanguage } from '#state/session/session.slice.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { useAppSelector } from '#state/store.ts';

/**
 * Gives the account the language that was chosen beside the sign-in, where the establishment offers it, and says so
 * with a button that goes back to the account's own: somebody else may have chosen it on a shared device. The
 * demonstration writes nothing: there the choice holds for the visit. Returns a function that shows the message, once
 * there is one.
 */
export function useKeptLanguage(): (() => void) | null {
  const { t } = useTranslation(['layout', 'common']);
  const { user, actor, establishment } = useReadySession();
  const chosen = useAppSelector(selectChosenLanguage);
  const [changeLanguage] = useChangeLanguageMutation();
  const [tell, setTell] = useState<(() => void) | null>(null);
  const { userId } = user;
  const language =
    chosen !== null && isOfferedLanguage(establishment.languages, chosen) && !isBoundByDemo(actor) ? chosen : null;

  const keep = async (kept: Language) => {
    const former = user.language;
    const answer = await changeLanguage({ userId, language: kept });
    if (former === kept || answer.error !== undefined) return;
    const { showToast } = await import('#ui/toast/show-toast.tsx');
    const goBack = () => {
      void setLanguage(former);
      void changeLanguage({ userId, language: former });
    };
    setTell(
      () => () =>
        showToast({
          id: 'kept-language',
          tone: 'info',
          text: t('layout:keptLanguage', { language: LANGUAGE_NAMES[kept] }),
          closeLabel: t('common:close'),
          action: { label: LANGUAGE_NAMES[former], onAction: goBack },
        }),
    );
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    if (language !== null) void latest.current(language);
  }, [language]);
  return tell;
}
