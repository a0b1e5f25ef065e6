import { Stack } from '@mantine/core';
import type { SectorTeam } from '#data/sectors/sector-changes.ts';
import { useTranslation } from 'react-i18next';
import { SECTOR_ROLES, type SectorRole } from '#domain/access/roles.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { TEAM_FIELD } from '#domain/sectors/sector-team.ts';
import { useTeamNames } from '../useTeamNames.ts';
import { RolePicker } from './RolePicker.tsx';

/** The people of a sector, role by role. */
export function TeamFields({
  team,
  roles = SECTOR_ROLES,
  isReadOnly = false,
  onChange,
}: {
  readonly team: SectorTeam;
  readonly roles?: readonly SectorRole[];
  readonly isReadOnly?: boolean;
  readonly onChange: (difference: Partial<SectorTeam>) => void;
}) {
  const { t } = useTranslation('sectors');
  const { people, isKnown, error, retry } = useTeamNames();
  if (!isKnown) return <LoadingState label={t('loading')} count={roles.length} />;
  // Without the names, people would change the team blindly.
  if (error !== null) return <LoadFailed error={error} onRetry={retry} />;
  return (
    <Stack gap="md">
      {roles.map((role) => (
        <RolePicker
          key={role}
          role={role}
          people={people}
          value={team[TEAM_FIELD[role]]}
          isReadOnly={isReadOnly}
          onChange={(userIds) => onChange({ [TEAM_FIELD[role]]: userIds })}
        />
      ))}
    </Stack>
  );
}
