import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedImport } from '#domain/animal-import/checked-row.ts';
import { appError } from '#domain/errors/app-error.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { checkedLines, CHECK_ORDER } from '../lines/import-line.ts';
import { LineReport } from '../lines/LineReport.tsx';
import { useLineTexts } from '../lines/useLineTexts.ts';
import type { LineEditing } from '../lines/line-editing.ts';
import { FaultKinds } from './FaultKinds.tsx';
import { SaveCorrected } from './SaveCorrected.tsx';
import type { ImportFile, OpenFile } from '../useImportFile.ts';
import type { Ground } from '../useImportGround.ts';
import { StepButtons } from './StepButtons.tsx';

/** The dry run: the effect of the import on every line, and the one button that starts it. */
export function CheckStep({
  file,
  checked,
  open,
  ground,
  onBack,
  onConfirm,
}: {
  readonly file: ImportFile;
  readonly checked: CheckedImport;
  readonly open: OpenFile;
  readonly ground: Ground;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}) {
  const { t } = useTranslation('animal-import');
  const messageOf = useErrorMessage();
  const textsOf = useLineTexts(open, ground);
  const { leftOut } = file.choices;
  const lines = useMemo(() => checkedLines(checked.rows, leftOut), [checked, leftOut]);
  const edit: LineEditing = {
    columns: open.columns,
    headings: open.look.headings,
    isBusy: file.busy === 'checking',
    correct: (cells) => file.correct(cells),
    decideSame: (line, isSame) => file.decideSame(line, isSame),
    leaveOut: (some, isLeftOut) => file.leaveOut(some, isLeftOut),
  };
  const demo = useDemoError('animal.edit');
  const { counts } = checked;
  const written = lines.filter(({ state }) => state === 'new' || state === 'changed');
  const writes = written.length;
  const hasGroups = written.some(({ row }) => row.group !== null);
  const isHopeless = counts.new + counts.changed + counts.unchanged === 0;
  return (
    <Stack gap="md">
      <Text>{counts.unchanged === checked.rows.length ? t('check.nothing') : t('check.explain')}</Text>
      {(counts.wrong > 0 || isHopeless) && (
        <Alert
          role="alert"
          color="orange"
          icon={<IconFileAlert size={18} aria-hidden />}
          title={isHopeless ? messageOf(appError('import/failed')) : undefined}
        >
          {counts.wrong > 0 && messageOf(appError('import/rows-failed', { count: counts.wrong }))}
        </Alert>
      )}
      <FaultKinds file={file} checked={checked} />
      <LineReport
        lines={lines}
        order={CHECK_ORDER}
        first={counts.wrong > 0 ? 'wrong' : null}
        textsOf={textsOf}
        ground={ground}
        edit={edit}
        label={t('check.label')}
        fileName={open.name}
      />
      <FormFailure message={demo === null ? null : messageOf(demo)} />
      <StepButtons onBack={onBack} isBusy={file.busy === 'checking'}>
        <SaveCorrected file={file} name={open.name} />
        <Button disabled={writes === 0 || demo !== null} onClick={onConfirm}>
          {hasGroups
            ? t('check.confirmLines', { count: writes })
            : counts.wrong > 0
              ? t('check.skip', { count: writes })
              : t('check.confirm', { count: writes })}
        </Button>
      </StepButtons>
    </Stack>
  );
}
