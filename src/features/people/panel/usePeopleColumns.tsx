import { Badge, Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { inRightsOrder } from '#domain/access/rights-roles.ts';
import { ROLES } from '#domain/access/roles.ts';
import { ACCOUNT_STATUSES, accountStatus } from '#domain/people/account-status.ts';
import { rolesBySector } from '#domain/people/sector-roles.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { useRightsLevelName } from '#i18n/useRightsLevelName.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { AccountStatusBadge } from './AccountStatusBadge.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import { PersonName } from './PersonName.tsx';
import { SectorRoles } from './SectorRoles.tsx';
import { useSectorRoleLines } from './useSectorRoleLines.ts';

/** Returns the columns of the accounts of an establishment. */
export function usePeopleColumns(sectors: readonly Sector[], myId: string): readonly DataColumn<User>[] {
  const { t } = useTranslation(['people', 'access', 'words']);
  const linesOf = useSectorRoleLines();
  const nameOf = useRightsLevelName();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('words:name'),
        isTitle: true,
        width: 240,
        cell: (person) => <PersonName person={person} isMe={person.userId === myId} />,
        sortValue: (person) => `${person.userLastname} ${displayName(person)}`,
        exportValue: displayName,
      },
      {
        id: 'mail',
        header: t('people:values.field.userMail'),
        hiddenByDefault: true,
        cell: (person) => person.userMail,
        sortValue: (person) => person.userMail,
      },
      {
        id: 'role',
        header: t('people:table.role'),
        isPlainOnCard: true,
        cell: (person) => (
          <Group gap={6}>
            <Text fz="sm">{t(`access:values.role.${person.userRight}`)}</Text>
            {person.betaTester && <Mark label={t('people:table.beta')} />}
            {person.akongoStaff && <Mark label={t('people:table.staff')} />}
            {person.akongoRank !== null && <Mark label={t(`access:values.rank.${person.akongoRank}`)} />}
          </Group>
        ),
        sortValue: (person) => ROLES.indexOf(person.userRight),
        exportValue: (person) => t(`access:values.role.${person.userRight}`),
      },
      {
        id: 'rightsRoles',
        header: t('access:rightsRoles'),
        isPlainOnCard: true,
        cell: ({ rightsRoles }) =>
          rightsRoles.length > 0 && (
            <Group gap={6}>
              {inRightsOrder(rightsRoles).map((role) => (
                <Mark key={role} label={nameOf(role)} />
              ))}
            </Group>
          ),
        exportValue: ({ rightsRoles }) => inRightsOrder(rightsRoles).map(nameOf).join('\n'),
      },
      {
        id: 'sectors',
        header: t('people:table.sectors'),
        cell: (person) => <SectorRoles held={rolesBySector(person.userId, sectors)} sectors={sectors} />,
        exportValue: (person) => linesOf(rolesBySector(person.userId, sectors), sectors).join('\n'),
      },
      {
        id: 'status',
        header: t('words:status'),
        isPlainOnCard: true,
        width: 140,
        cell: (person) => <AccountStatusBadge status={accountStatus(person)} />,
        sortValue: (person) => ACCOUNT_STATUSES.indexOf(accountStatus(person)),
        exportValue: (person) => t(`access:values.status.${accountStatus(person)}`),
      },
      {
        id: 'password',
        header: t('people:table.password'),
        hiddenOnCard: true,
        width: 200,
        cell: (person) => <PasswordChange person={person} />,
        sortValue: (person) => person.passwordChangedAt,
        exportValue: ({ passwordChangedAt: instant }) => (instant === null ? null : { instant }),
      },
    ],
    [t, linesOf, nameOf, sectors, myId],
  );
}

function Mark({ label }: { readonly label: string }) {
  return (
    <Badge variant="light" color="gray" tt="none" radius="sm" miw="max-content">
      {label}
    </Badge>
  );
}
