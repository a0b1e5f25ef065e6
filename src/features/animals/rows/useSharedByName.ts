import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { SharedBy } from '#data/animals/animal-register.ts';
import { useEstablishmentName } from '#state/session/establishment-name.ts';

/**
 * Returns a function for the name of an establishment that shares an animal. Anonymous mode hides it as it hides the
 * name of the present one: partners tell who somebody is.
 */
export function useSharedByName(): (sharedBy: SharedBy) => string {
  const { t } = useTranslation('animals');
  const isHidden = useEstablishmentName() === null;
  return useCallback(({ zooName }) => (isHidden || zooName === null ? t('shared.other') : zooName), [t, isHidden]);
}
