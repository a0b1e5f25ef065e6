import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recipients } from '#domain/information/information.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { useReach } from './useReach.ts';

/** Returns what says in words whom an information is addressed to. */
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
