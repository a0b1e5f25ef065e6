import { Badge, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconBuildingCommunity, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Role } from '#domain/access/roles.ts';
import { followUpLevel } from '#domain/access/tiers.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import classes from './EstablishmentSwitch.module.css';

/** One establishment of the list: its name, and the person's role there. */
export function SwitchChoice({
  zoo,
  name,
  role,
  isPresent,
  isOwn,
  onChoose,
}: {
  readonly zoo: Establishment;
  readonly name: string;
  readonly role: Role;
  readonly isPresent: boolean;
  readonly isOwn: boolean;
  readonly onChoose: () => void;
}) {
  const { t } = useTranslation(['establishment', 'access']);
  return (
    <UnstyledButton
      className={classes['choice'] ?? ''}
      onClick={onChoose}
      {...(isPresent ? { 'aria-current': 'true' } : {})}
    >
      {isPresent ? <IconCheck size={20} aria-hidden /> : <IconBuildingCommunity size={20} aria-hidden />}
      <Stack gap={4} miw={0} flex={1}>
        <Text fz="sm" fw={isPresent ? 700 : 500} lh={1.25}>
          {name}
        </Text>
        <Group gap={6}>
          <Badge variant="light" color="gray" size="sm" tt="none">
            {t(`access:values.tier.${followUpLevel(zoo.zooTiers)}`)}
          </Badge>
          <Text span fz="xs" c="dimmed">
            {t(`access:values.role.${role}`)}
          </Text>
          {(isPresent || isOwn || zoo.isDemo) && (
            <Text span fz="xs" c="dimmed">
              {isPresent
                ? t('establishment:switch.present')
                : isOwn
                  ? t('establishment:switch.own')
                  : t('establishment:switch.demo')}
            </Text>
          )}
        </Group>
      </Stack>
    </UnstyledButton>
  );
}
