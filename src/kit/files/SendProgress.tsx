import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** How far a sending is, and a way to stop: what is written stays written. */
export function SendProgress({
  progress: { done, total },
  texts,
  onStop,
}: {
  readonly progress: { readonly done: number; readonly total: number };
  readonly texts: {
    /** "3 of 12 written" */
    readonly progress: string;
    /** spoken name of the bar */
    readonly label: string;
    /** what leaving would do */
    readonly stay: string;
  };
  readonly onStop: () => void;
}) {
  const { t } = useTranslation('words');
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text role="status" aria-live="polite">
          {texts.progress}
        </Text>
        <Button variant="default" mih={44} onClick={onStop}>
          {t('stop')}
        </Button>
      </Group>
      <Progress value={total === 0 ? 0 : (done / total) * 100} size="lg" aria-label={texts.label} />
      <Text fz="sm" c="dimmed">
        {texts.stay}
      </Text>
    </Stack>
  );
}
