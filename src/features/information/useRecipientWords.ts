import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recipients } from '#domain/information/information.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { useReach } from './useReach.ts';

/** Returns a function for the recipients of an information in words. */
export function useRecipientWords({ sectors, nameOf }: ReturnType<typeof useReach>): (to: Recipients) => string {
  const { t } = useTranslation(['information', 'access']);
  const { list } = useFormat();
  return useCallback(
    ({ everyone, sectorIds, roles, userIds }) => {
      if (everyone) return t('information:recipients.everyone');
      const sectorName = (id: string) => sectors.find(({ sectorId }) => sectorId === id)?.sectorName;
      return list([
        ...sectorIds.map((id) => sectorName(id) ?? t('information:recipients.unknownSector')),
        ...roles.map((role) => t(`access:values.role.${role}`)),
        ...userIds.map((userId) => nameOf(userId) || t('information:recipients.unknown')),
      ]);
    },
    [sectors, nameOf, list, t],
  );
}
