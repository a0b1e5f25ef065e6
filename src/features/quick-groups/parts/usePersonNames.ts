import { useTranslation } from 'react-i18next';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { displayName } from '#domain/users/user.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns a function that names the people of the establishment; a person who is not among them is an unknown account. */
export function usePersonNames(): (userId: string) => string {
  const { t } = useTranslation('words');
  const { data: colleagues = [] } = useColleaguesQuery(useActor().zooId);
  const names = new Map(colleagues.map((person) => [person.userId, displayName(person)]));
  return (userId) => names.get(userId) ?? t('unknownAccount');
}
