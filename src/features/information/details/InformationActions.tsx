import { Button, Group } from '@mantine/core';
import { IconBellRinging, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Information } from '#domain/information/information.ts';
import { stateOf } from '#domain/information/information-order.ts';
import { useNow } from '#i18n/useNow.ts';
import { useFocusKept } from '#ui/focus/useFocusKept.ts';
import { useInformationActions } from './useInformationActions.ts';

/** The actions that an information offers to its author and to admins. */
export function InformationActions({
  information,
  onEdit,
  onRemoved,
}: {
  readonly information: Information;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}) {
  const { t } = useTranslation(['information', 'words']);
  const place = useFocusKept<HTMLDivElement>();
  const { isBusy, remind, expire, remove } = useInformationActions(information, onRemoved);
  const isValid = stateOf(information, useNow()) === 'valid';
  const asksToRead = isValid && information.needsConfirmation;
  const steps = [
    ...(asksToRead ? [{ label: t('actions.remind'), icon: IconBellRinging, act: remind }] : []),
    ...(isValid ? [{ label: t('actions.expire'), icon: IconEyeOff, act: expire }] : []),
    { label: t('words:delete'), icon: IconTrash, act: remove, color: 'red', variant: 'subtle' },
  ];
  return (
    <Group ref={place} tabIndex={-1} style={{ outline: 'none' }} gap="xs">
      <Button variant="light" mih={44} leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
        {t('words:edit')}
      </Button>
      {steps.map(({ label, icon: Icon, act, ...look }) => (
        <Button
          key={label}
          variant="default"
          {...look}
          mih={44}
          disabled={isBusy}
          leftSection={<Icon size={18} aria-hidden />}
          onClick={act}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}
