import { Button, Group } from '@mantine/core';
import { IconBellRinging, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Information } from '#domain/information/information.ts';
import { stateOf } from '#domain/information/information-order.ts';
import { useNow } from '#i18n/useNow.ts';
import { useInformationActions } from './useInformationActions.ts';

/** What its author and admins may do with an information. */
export function InformationActions({
  information,
  onEdit,
  onRemoved,
}: {
  readonly information: Information;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}) {
  const { t } = useTranslation('information');
  const { isBusy, remind, expire, remove } = useInformationActions(information, onRemoved);
  const isValid = stateOf(information, useNow()) === 'valid';
  return (
    <Group gap="xs">
      <Button variant="light" mih={44} leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
        {t('actions.edit')}
      </Button>
      {isValid && information.needsConfirmation && (
        <Button
          variant="light"
          mih={44}
          disabled={isBusy}
          leftSection={<IconBellRinging size={18} aria-hidden />}
          onClick={remind}
        >
          {t('actions.remind')}
        </Button>
      )}
      {isValid && (
        <Button
          variant="light"
          mih={44}
          disabled={isBusy}
          leftSection={<IconEyeOff size={18} aria-hidden />}
          onClick={expire}
        >
          {t('actions.expire')}
        </Button>
      )}
      <Button
        variant="light"
        color="red"
        mih={44}
        disabled={isBusy}
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={remove}
      >
        {t('actions.delete')}
      </Button>
    </Group>
  );
}
