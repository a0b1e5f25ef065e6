import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnimalShare } from '#domain/animal-shares/animal-share.ts';
import { useEstablishmentName } from '#state/session/establishment-name.ts';

/** Returns functions for the words of a share: its state, the reason of its end, and the name of the other side. */
export function useShareWords() {
  const { t } = useTranslation(['sharing', 'animals']);
  // Anonymous mode hides partners as it hides the name of the present establishment: they tell who somebody is.
  const isHidden = useEstablishmentName() === null;
  const nameOf = useCallback(
    (name: string) => (isHidden || name === '' ? t('animals:shared.other') : name),
    [t, isHidden],
  );
  const stateOf = useCallback(
    ({ state, answeredAtUnix }: Pick<AnimalShare, 'state' | 'answeredAtUnix'>) =>
      state === 'ended' && answeredAtUnix === null ? t('sharing:withdrawn') : t(`sharing:values.state.${state}`),
    [t],
  );
  const reasonOf = useCallback(
    ({ endCause, reason }: Pick<AnimalShare, 'endCause' | 'reason'>) =>
      endCause === null || endCause === 'asked' ? reason : t(`sharing:values.cause.${endCause}`),
    [t],
  );
  return { nameOf, stateOf, reasonOf };
}
