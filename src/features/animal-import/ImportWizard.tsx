import { Paper, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportMapping } from '#domain/animal-import/import-mapping.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { ImportSteps, type Step } from './ImportSteps.tsx';
import { LastImports } from './send/LastImports.tsx';
import { useSendRows } from './send/useSendRows.ts';
import { CheckStep } from './steps/CheckStep.tsx';
import { ColumnsStep } from './steps/ColumnsStep.tsx';
import { FileStep } from './steps/FileStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';
import { ValuesStep } from './steps/ValuesStep.tsx';
import { useImportFile } from './useImportFile.ts';
import type { Ground } from './useImportGround.ts';

/** From the file to its animals in five steps; nothing is written before the dry run is confirmed. */
export function ImportWizard({ ground, mapping }: { readonly ground: Ground; readonly mapping: ImportMapping }) {
  const [round, setRound] = useState(0);
  return <ImportRound key={round} ground={ground} mapping={mapping} onAnother={() => setRound(round + 1)} />;
}

function ImportRound({
  ground,
  mapping,
  onAnother,
}: {
  readonly ground: Ground;
  readonly mapping: ImportMapping;
  readonly onAnother: () => void;
}) {
  const { t } = useTranslation(['animal-import', 'words']);
  const demo = useDemoError('animal.edit');
  const [step, setStep] = useState<Step>('file');
  const file = useImportFile(ground, mapping);
  const sending = useSendRows(file.checked, {
    leftOut: file.choices.leftOut,
    fileName: file.file?.name ?? '',
    mapping: file.mappingNow,
  });
  useLeaveGuard(sending.isSending, {
    title: t('leave.title'),
    text: t('leave.text'),
    confirmLabel: t('words:leave'),
    cancelLabel: t('words:stay'),
  });

  const check = async (skipsValues: boolean) => {
    const found = await file.check();
    if (found !== null) setStep(!skipsValues && found.unmatched.length > 0 ? 'values' : 'check');
  };
  const write = () => {
    setStep('result');
    file.forgetDraft();
    void sending.run();
  };
  const cancel = () => {
    file.cancel();
    setStep('file');
  };
  return (
    <Paper withBorder p="lg">
      <Stack gap="lg">
        <ImportSteps step={step} canGoBack={step !== 'result' && file.busy === null} onGo={setStep} />
        {step === 'file' && <FileStep file={file} onCancel={cancel} onNext={() => setStep('columns')} />}
        {step === 'file' && demo === null && <LastImports />}
        {step === 'columns' && file.file !== null && (
          <ColumnsStep file={file} open={file.file} onBack={() => setStep('file')} onNext={() => void check(false)} />
        )}
        {step === 'values' && file.checked !== null && (
          <ValuesStep
            file={file}
            unmatched={file.checked.unmatched}
            ground={ground}
            onBack={() => setStep('columns')}
            onNext={() => void check(true)}
          />
        )}
        {step === 'check' && file.file !== null && file.checked !== null && (
          <CheckStep
            file={file}
            checked={file.checked}
            open={file.file}
            ground={ground}
            onBack={() => setStep(file.checked?.unmatched.length === 0 ? 'columns' : 'values')}
            onConfirm={write}
          />
        )}
        {step === 'result' && file.file !== null && file.checked !== null && (
          <ResultStep
            checked={file.checked}
            leftOut={file.choices.leftOut}
            open={file.file}
            ground={ground}
            sending={sending}
            onAnother={onAnother}
          />
        )}
      </Stack>
    </Paper>
  );
}
