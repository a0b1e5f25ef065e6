import { useEffect } from 'react';
import { useChangeLanguageMutation } from '#data/users/users.endpoints.ts';
import { isBoundByDemo } from '#domain/access/actor.ts';
import { isOfferedLanguage } from '#domain/users/language.ts';
import { selectChosenLanguage } from '#state/session/session.slice.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { useAppSelector } from '#state/store.ts';

/**
 * Gives the account the language that the person chose beside the sign-in, where the establishment offers it. The
 * demonstration writes nothing: there the choice holds for the visit.
 */
export function useKeptLanguage(): void {
  const { user, actor, establishment } = useReadySession();
  const chosen = useAppSelector(selectChosenLanguage);
  const [changeLanguage] = useChangeLanguageMutation();
  const { userId } = user;
  const language =
    chosen !== null && isOfferedLanguage(establishment.languages, chosen) && !isBoundByDemo(actor) ? chosen : null;
  useEffect(() => {
    if (language !== null) void changeLanguage({ userId, language });
  }, [changeLanguage, userId, language]);
}
