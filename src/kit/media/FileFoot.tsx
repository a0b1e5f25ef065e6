import { ActionIcon, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemoveFile } from './useRemoveFile.ts';

/** The words below a file, beside a button to remove it for people who may; why it could not be removed stands below. */
export function FileFoot({
  attachmentId,
  name,
  onRemove,
  children,
}: {
  readonly attachmentId: string;
  /** as it is shown */
  readonly name: string;
  /** absent for people who may not remove it */
  readonly onRemove?: RemoveFile | undefined;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('task-files');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    setIsBusy(true);
    setFailure((await onRemove?.(attachmentId, name)) ?? null);
    setIsBusy(false);
  };
  return (
    <>
      <Group gap="sm" wrap="nowrap" justify="space-between" mt="xs">
        {children}
        {onRemove !== undefined && (
          <ActionIcon
            size={44}
            variant="subtle"
            color="red"
            loading={isBusy}
            aria-label={t('remove.action', { name })}
            onClick={() => void remove()}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        )}
      </Group>
      {failure !== null && (
        <Text fz="sm" c="red" role="alert">
          {failure}
        </Text>
      )}
    </>
  );
}
