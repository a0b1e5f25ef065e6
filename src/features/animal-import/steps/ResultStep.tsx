import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CheckedImport } from '#domain/animal-import/checked-row.ts';
import { SendProgress } from '#kit/files/SendProgress.tsx';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { countStates, RESULT_ORDER, sentLines } from '../lines/import-line.ts';
import { LineReport } from '../lines/LineReport.tsx';
import { useLineTexts } from '../lines/useLineTexts.ts';
import { ANIMAL_LIST } from '../places.ts';
import type { Sending } from '../send/useSendRows.ts';
import type { OpenFile } from '../useImportFile.ts';
import type { Ground } from '../useImportGround.ts';
import { UndoImport } from '../send/UndoImport.tsx';

/** The sending, with a way to stop and to continue, and the outcome of every line. */
export function ResultStep({
  checked,
  leftOut,
  open,
  ground,
  sending,
  onAnother,
}: {
  readonly checked: CheckedImport;
  readonly leftOut: readonly number[];
  readonly open: OpenFile;
  readonly ground: Ground;
  readonly sending: Sending;
  readonly onAnother: () => void;
}) {
  const { t } = useTranslation(['animal-import', 'words']);
  const messageOf = useErrorMessage();
  const { number } = useFormat();
  const textsOf = useLineTexts(open, ground);
  const { isSending, outcomes, stoppedBy, waiting, progress } = sending;
  const lines = useMemo(() => sentLines(checked.rows, leftOut, outcomes), [checked, leftOut, outcomes]);
  if (isSending) {
    const { done, total } = progress;
    const said = t('send.progress', { done: number(done), total: number(total) });
    const texts = { progress: said, label: t('send.label'), stay: t('send.stay') };
    return <SendProgress progress={progress} texts={texts} onStop={sending.cancel} />;
  }
  const counts = countStates(lines);
  const groups = countStates(lines.filter(({ row }) => row.group !== null));
  return (
    <Stack gap="md">
      <FormFailure message={stoppedBy === null ? null : messageOf(stoppedBy)} />
      {waiting > 0 ? (
        <Group justify="space-between">
          <Text>{t('result.stopped', { count: waiting })}</Text>
          <Button onClick={() => void sending.run()}>{t('result.goOn', { count: waiting })}</Button>
        </Group>
      ) : (
        <Alert role="status" color="green" icon={<IconCircleCheck size={18} aria-hidden />}>
          <Group gap="xs">
            <span>{t('result.created', { count: counts.created - groups.created })}</span>
            <span>{t('result.updated', { count: counts.updated - groups.updated })}</span>
            {groups.created + groups.updated > 0 && (
              <span>{t('result.groups', { count: groups.created + groups.updated })}</span>
            )}
            <span>{t('result.left', { count: counts.refused + counts.wrong })}</span>
          </Group>
        </Alert>
      )}
      {counts.created + counts.updated > 0 && <UndoImport importId={sending.importId} name={open.name} />}
      <LineReport
        lines={lines}
        order={RESULT_ORDER}
        first={null}
        textsOf={textsOf}
        ground={ground}
        label={t('result.label')}
        fileName={open.name}
      />
      <Group justify="space-between">
        <Button variant="default" onClick={onAnother}>
          {t('words:importAnother')}
        </Button>
        <Button component={Link} to={ANIMAL_LIST}>
          {t('words:seeAnimals')}
        </Button>
      </Group>
    </Stack>
  );
}
