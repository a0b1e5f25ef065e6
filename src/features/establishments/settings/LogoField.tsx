import { Avatar, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';

/** The establishment's logo. */
export function LogoField({ zoo }: { readonly zoo: Establishment; readonly isReadOnly: boolean }) {
  const { t } = useTranslation('establishment');
  const labelOf = useEstablishmentLabel();
  return (
    <Group gap="md">
      <Avatar src={zoo.logoUrl} name={labelOf(zoo)} size={72} radius="md" alt="" />
      <Text fz="sm" c="dimmed">
        {zoo.logoUrl === null ? t('logo.none') : t('logo.present')}
      </Text>
    </Group>
  );
}
