import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconFileTypeJs } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { appError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { exportName } from '#kit/list/export/export-name.ts';
import type { ExportFact } from '#kit/list/export/export-offer.ts';
import { nowMs } from '#lib/clock.ts';
import { saveFile } from '#lib/csv/save-file.ts';
import { reportError } from '#lib/log.ts';

const JSON_TYPE = 'application/json;charset=utf-8';
type FileKind = 'results' | 'dataSet';

/** Everything in one file: all results with their parameters, or the data set that they were computed from. */
export function ExportTab({
  results,
  facts,
  version,
  text,
  dataSet,
  note,
}: {
  /** the sample and every result, by name */
  readonly results: Readonly<Record<string, unknown>>;
  readonly facts: readonly ExportFact[];
  /** the ethogram and its version */
  readonly version: string;
  /** says what the file of the results holds */
  readonly text: string;
  /** absent where the results say everything */
  readonly dataSet?: () => Promise<string>;
  /** stands below the buttons */
  readonly note: string;
}) {
  const { t } = useTranslation('analyses');
  const messageOf = useErrorMessage();
  const [hasFailed, setHasFailed] = useState(false);
  const [busy, setBusy] = useState<FileKind | null>(null);
  const kinds: readonly FileKind[] = dataSet === undefined ? ['results'] : ['results', 'dataSet'];
  const textOf = async (kind: FileKind): Promise<string> => {
    if (kind === 'dataSet' && dataSet !== undefined) return dataSet();
    const filters = Object.fromEntries(facts.map(({ label, value }) => [label, value]));
    const head = { exportedAt: new Date(nowMs()).toISOString(), ethogram: version, filters };
    return JSON.stringify({ ...head, ...results }, null, 1);
  };
  const save = async (kind: FileKind) => {
    setHasFailed(false);
    setBusy(kind);
    try {
      saveFile(exportName(t(`values.file.${kind}`), nowMs(), 'json'), await textOf(kind), JSON_TYPE);
    } catch (error) {
      reportError(error, { where: 'analysis/export' });
      setHasFailed(true);
    } finally {
      setBusy(null);
    }
  };
  return (
    <Stack gap="md" maw="72ch">
      <Text>{text}</Text>
      <Group gap="sm">
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant={kind === 'results' ? 'filled' : 'default'}
            mih={44}
            loading={busy === kind}
            leftSection={<IconFileTypeJs size={18} aria-hidden />}
            onClick={() => void save(kind)}
          >
            {t(`values.file.${kind}`)}
          </Button>
        ))}
      </Group>
      {hasFailed && (
        <Alert color="red" role="alert">
          {messageOf(appError('export/failed'))}
        </Alert>
      )}
      <Text fz="sm" c="dimmed">
        {note}
      </Text>
    </Stack>
  );
}
