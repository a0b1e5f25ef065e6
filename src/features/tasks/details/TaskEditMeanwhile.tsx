import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Somebody has changed the task while it was being changed here: whose words count is for the person to say. */
export function TaskEditMeanwhile({
  onTheirs,
  onMine,
}: {
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}) {
  const { t } = useTranslation('task-details');
  return (
    <Alert color="yellow" role="alert" title={t('edit.meanwhile')}>
      <Group gap="sm" mt="xs">
        <Button variant="default" mih={44} onClick={onTheirs}>
          {t('edit.theirs')}
        </Button>
        <Button variant="default" mih={44} onClick={onMine}>
          {t('edit.mine')}
        </Button>
      </Group>
    </Alert>
  );
}
