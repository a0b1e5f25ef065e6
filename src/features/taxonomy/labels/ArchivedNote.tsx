import { Alert, Button, Group, Text } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { labelNameIn } from '#domain/taxonomy/check-label.ts';
import type { Label } from '#domain/taxonomy/taxonomy.ts';
import { useLanguage } from '#i18n/useLanguage.ts';

/** Names the label that was just archived, with a button to restore it. */
export function ArchivedNote({
  label,
  onUndo,
  onClose,
}: {
  readonly label: Label;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['taxonomy', 'common']);
  const language = useLanguage();
  return (
    <Alert
      role="status"
      mb="md"
      icon={<IconArchive size={18} aria-hidden />}
      withCloseButton
      closeButtonLabel={t('common:close')}
      onClose={onClose}
    >
      <Group justify="space-between">
        <Text style={{ overflowWrap: 'anywhere' }}>{t('labels.archived', { name: labelNameIn(label, language) })}</Text>
        <Button variant="default" onClick={onUndo}>
          {t('labels.undo')}
        </Button>
      </Group>
    </Alert>
  );
}
