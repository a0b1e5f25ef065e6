import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { useEstablishmentName } from '#state/session/establishment-name.ts';
import { useActor } from '#state/session/use-session.ts';

/** Returns a function for the name of an establishment on the screen: the present one is hidden in anonymous mode. */
export function useEstablishmentLabel(): (zoo: Pick<Establishment, 'zooId' | 'zooName'>) => string {
  const { t } = useTranslation('layout');
  const { zooId: presentId } = useActor();
  const isHidden = useEstablishmentName() === null;
  return useCallback(
    ({ zooId, zooName }) => (isHidden && zooId === presentId ? t('demo.anonymous') : zooName),
    [t, isHidden, presentId],
  );
}
