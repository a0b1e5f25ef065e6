import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { Wizard, type WizardAction } from '#kit/wizard/Wizard.tsx';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { useSendSessions } from './send/useSendSessions.ts';
import { CheckStep } from './steps/CheckStep.tsx';
import { NamesStep } from './steps/NamesStep.tsx';
import { ResultStep } from './steps/ResultStep.tsx';
import { SessionFileStep } from './steps/SessionFileStep.tsx';
import type { ImportBase } from './useImportBase.ts';
import { useSessionImport } from './useSessionImport.ts';

const STEPS = ['file', 'names', 'check', 'result'] as const;
type Step = (typeof STEPS)[number];

/** From a file to its sessions in four steps; nothing is written before the dry run is confirmed. */
export function SessionImportWizard({
  base,
  onAnother,
}: {
  readonly base: ImportBase;
  readonly onAnother: () => void;
}) {
  const { t } = useTranslation(['session-import', 'words']);
  const [step, setStep] = useState<Step>('file');
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const messageOf = useErrorMessage();
  const demo = useDemoError('session.import');
  const importing = useSessionImport(base);
  const { file, rows, busy, matched } = importing;
  const confirmed = (rows ?? []).filter(({ state, at }) => state === 'new' && !leftOut.has(at));
  const sending = useSendSessions(importing, confirmed);
  useLeaveGuard(sending.isSending, {
    ...{ title: t('leave.title'), text: t('leave.text') },
    ...{ confirmLabel: t('words:leave'), cancelLabel: t('words:stay') },
  });

  const check = async () => {
    setLeftOut(new Set());
    if (await importing.check()) setStep('check');
  };
  const write = () => {
    setStep('result');
    void sending.run();
  };
  const actions: Readonly<Record<Step, WizardAction | null>> = {
    file: {
      isDisabled: file === null || file.opened.faults.length > 0 || busy !== null,
      onClick: () => setStep('names'),
    },
    names: {
      isDisabled: matched.unknown.length > 0 || busy === 'versions',
      isLoading: busy === 'checking',
      onClick: () => void check(),
    },
    check: {
      label: confirmed.length === 0 ? t('check.nothing') : t('check.confirm', { count: confirmed.length }),
      isDisabled: confirmed.length === 0 || demo !== null,
      onClick: write,
    },
    result: null,
  };
  return (
    <Wizard
      label={t('steps')}
      steps={STEPS.map((name) => t(`values.step.${name}`))}
      step={STEPS.indexOf(step)}
      isBusy={step === 'result' || busy === 'checking'}
      onGo={(place) => setStep(STEPS[place] ?? 'file')}
      action={actions[step]}
    >
      {step === 'file' && <SessionFileStep importing={importing} />}
      {step === 'names' && <NamesStep importing={importing} />}
      {step === 'check' && rows !== null && (
        <CheckStep
          rows={rows}
          leftOut={leftOut}
          demo={demo === null ? null : messageOf(demo)}
          onLeaveOut={(at, isLeftOut) => {
            const next = new Set(leftOut);
            if (isLeftOut) next.add(at);
            else next.delete(at);
            setLeftOut(next);
          }}
        />
      )}
      {step === 'result' && rows !== null && (
        <ResultStep rows={rows} leftOut={leftOut} sending={sending} fileName={file?.name ?? ''} onAnother={onAnother} />
      )}
    </Wizard>
  );
}
