import { Alert, Button, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** The note that a zone was removed, with a button to restore it. */
export function Removed({
  name,
  onUndo,
  onClose,
}: {
  readonly name: string | null;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['zones', 'common']);
  if (name === null) return null;
  return (
    <Alert
      role="status"
      color="gray"
      icon={<IconTrash size={18} aria-hidden />}
      withCloseButton
      closeButtonLabel={t('common:close')}
      onClose={onClose}
    >
      <Group justify="space-between">
        {t('removed', { name })}
        <Button variant="default" onClick={onUndo}>
          {t('bringBack')}
        </Button>
      </Group>
    </Alert>
  );
}
