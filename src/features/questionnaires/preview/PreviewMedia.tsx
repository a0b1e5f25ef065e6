import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AnswerValue } from '#domain/scoring/question-score.ts';
import { useFormat } from '#i18n/useFormat.ts';

/** Takes photos, films and sounds on trial: the names of the files are kept in this tab, the files are not. */
export function PreviewMedia({
  value,
  onChange,
}: {
  readonly value: AnswerValue;
  readonly onChange: (value: AnswerValue) => void;
}) {
  const { t } = useTranslation(['questionnaire-preview', 'words']);
  const { list } = useFormat();
  const names = typeof value === 'object' && value !== null ? value : [];
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <FileButton
          multiple
          accept="image/*,video/*,audio/*"
          onChange={(files) => files.length > 0 && onChange(files.map(({ name }) => name))}
        >
          {(props) => (
            <Button {...props} variant="default" size="lg" leftSection={<IconCamera size={20} aria-hidden />}>
              {t('words:chooseFile')}
            </Button>
          )}
        </FileButton>
        {names.length > 0 && <Text>{list([...names])}</Text>}
      </Group>
      <Text fz="sm" c="dimmed">
        {t('mediaNotStored')}
      </Text>
    </Stack>
  );
}
