import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { BroadcastTeam } from '#domain/announcements/announcement.ts';
import { ROLES } from '#domain/access/roles.ts';

/** Returns a function for the name of a team: everyone, an account role, or a role in the sectors. */
export function useTeamName(): (team: BroadcastTeam) => string {
  const { t } = useTranslation(['establishment', 'access', 'words']);
  return useCallback(
    (team) => {
      if (team === 'everyone') return t('words:everybody');
      const role = ROLES.find((one) => one === team);
      if (role !== undefined) return t(`access:values.role.${role}`);
      return t(`access:values.sectorRole.${team as Exclude<BroadcastTeam, 'everyone' | (typeof ROLES)[number]>}`);
    },
    [t],
  );
}
