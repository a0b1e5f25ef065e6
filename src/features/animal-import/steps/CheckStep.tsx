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
import type { OpenFile } from '../useImportFile.ts';
import type { Ground } from '../useImportGround.ts';
import { StepButtons } from './StepButtons.tsx';

/** The dry run: the effect of the import on every line, and the one button that starts it. */
export function CheckStep({
  checked,
  open,
  ground,
  onBack,
  onConfirm,
}: {
  readonly checked: CheckedImport;
  readonly open: OpenFile;
  readonly ground: Ground;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}) {
  const { t } = useTranslation('animal-import');
  const messageOf = useErrorMessage();
  const textsOf = useLineTexts(open, ground);
  const lines = useMemo(() => checkedLines(checked.rows), [checked]);
  const demo = useDemoError('animal.edit');
  const { counts } = checked;
  const writes = counts.new + counts.changed;
  const isHopeless = writes === 0 && counts.unchanged === 0;
  return (
    <Stack gap="md">
      <Text>{writes === 0 && counts.wrong === 0 ? t('check.nothing') : t('check.explain')}</Text>
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
      <LineReport
        lines={lines}
        order={CHECK_ORDER}
        first={counts.wrong > 0 ? 'wrong' : null}
        textsOf={textsOf}
        label={t('check.label')}
        fileName={open.name}
      />
      <FormFailure message={demo === null ? null : messageOf(demo)} />
      <StepButtons onBack={onBack}>
        <Button disabled={writes === 0 || demo !== null} onClick={onConfirm}>
          {counts.wrong > 0 ? t('check.skip', { count: writes }) : t('check.confirm', { count: writes })}
        </Button>
      </StepButtons>
    </Stack>
  );
}
