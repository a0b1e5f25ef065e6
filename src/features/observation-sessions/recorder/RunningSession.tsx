import { Alert, Button } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnclosureQuery, useZonesQuery } from '#data/enclosures/enclosures.endpoints.ts';
import type { SessionOnDevice } from '#data/observation-sessions/session-on-device.ts';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { EthogramContent } from '#domain/ethograms/ethogram.ts';
import { latestScans } from '#domain/observation-sessions/scan-recorder.ts';
import { progressOf } from '#domain/observation-sessions/session-progress.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { useLeaveGuard } from '#ui/confirm/useLeaveGuard.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { useLatest } from '#ui/table/useLatest.ts';
import { ContextButton } from '../context/ContextButton.tsx';
import { ContextScreen } from '../context/ContextScreen.tsx';
import { useSessionContext } from '../context/useSessionContext.ts';
import { FocalRecorder } from '../focal/FocalRecorder.tsx';
import { shownCategories } from '../parts/behaviour-words.ts';
import { nextScanAt } from '../scan/next-scan.ts';
import { ScanRecorder } from '../scan/ScanRecorder.tsx';
import { ScanTimer } from '../scan/ScanTimer.tsx';
import { DeviceNotes } from './DeviceNotes.tsx';
import { FinishDialog } from './FinishDialog.tsx';
import type { Tap } from './recorder-act.ts';
import { SafetyBadge } from './SafetyBadge.tsx';
import { SessionHead } from './SessionHead.tsx';
import { useShownSession } from './useShownSession.ts';

/**
 * The live recorder of a session on this device: the questions of its context, then scans or focal observations, by finger
 * and keyboard.
 */
export function RunningSession({
  device,
  campaign,
  ethogram,
}: {
  readonly device: SessionOnDevice;
  readonly campaign: Campaign;
  readonly ethogram: Pick<EthogramContent, 'categories' | 'behaviours'>;
}) {
  const { t } = useTranslation(['sessions', 'session-context', 'words', 'common']);
  const language = useLanguage();
  const messageOf = useErrorMessage();
  const { session, recorder, counts, refusal, isKept, isSafe } = useShownSession(device);
  const [isFinishing, setIsFinishing] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const { zooId, enclosureId, method, isDeferred, startedAtUnix } = session;
  const { observation } = campaign;
  const categories = useMemo(() => shownCategories(ethogram, language), [ethogram, language]);
  const { data: enclosure } = useEnclosureQuery({ zooId, enclosureId });
  const { data: zones } = useZonesQuery({ zooId, enclosureId });
  const surroundings = useMemo(
    () => (observation.hasLocation ? { areas: enclosure?.areas ?? [], zones: zones?.zones ?? [] } : null),
    [observation.hasLocation, enclosure, zones],
  );
  useEffect(() => device.use(ethogram.behaviours), [device, ethogram]);
  useLeaveGuard(!isSafe, {
    ...{ title: t('leave.title'), text: t('leave.text') },
    ...{ confirmLabel: t('words:leave'), cancelLabel: t('words:stay') },
  });
  const progress = progressOf(session, [recorder.entries]);
  const context = useSessionContext(campaign, session, recorder);
  const shown = context.isShown ? 'context' : method;
  // A person who corrects the context during a session must not miss the next scan.
  const scans = useMemo(() => latestScans(recorder.entries), [recorder.entries]);
  const dueAt = nextScanAt(scans, progress.nextNumber, observation.scanIntervalMinutes);
  const act = useLatest((tap: Tap, atUnix?: number) => {
    // A tap of a session that is entered afterwards has the time of its scan, not that of the entering.
    const paperAt = isDeferred ? (atUnix ?? recorder.open?.atUnix) : atUnix;
    setFailure(device.record(tap, paperAt));
  });
  return (
    <>
      <PageHeader
        title={enclosure?.enclosureName ?? t(`values.method.${method}`)}
        subtitle={`${campaign.name} · ${t(`values.method.${method}`)}`}
      />
      <SessionHead
        progress={progress}
        startedAtUnix={startedAtUnix}
        isDeferred={isDeferred}
        safety={<SafetyBadge counts={counts} isSafe={isSafe} refusal={refusal} onRetry={() => device.retry()} />}
        context={
          !context.isShown &&
          context.flow && <ContextButton flow={context.flow} known={context.known} onOpen={context.show} />
        }
        onFinish={() => {
          // The answers so far are recorded before the end is offered.
          context.hide();
          setIsFinishing(true);
        }}
      />
      {!isKept && (
        <Alert color="red" role="alert" mb="sm">
          {messageOf(appError('session/not-kept'))}
        </Alert>
      )}
      {refusal !== null && (
        <Alert color="red" role="alert" mb="sm">
          {messageOf(appError(refusal))} {t('safety.refusedText')}
        </Alert>
      )}
      {failure !== null && (
        <Alert color="red" role="alert" mb="sm">
          {messageOf(failure)}
        </Alert>
      )}
      {context.error !== undefined && (
        <Alert color="orange" role="alert" mb="sm" title={t('session-context:notLoaded')}>
          <Button variant="default" mih={44} onClick={() => void context.refetch()}>
            {t('common:retry')}
          </Button>
        </Alert>
      )}
      {shown === 'context' && (
        <>
          {dueAt !== null && !isDeferred && (
            <ScanTimer dueAt={dueAt} intervalMinutes={observation.scanIntervalMinutes} />
          )}
          <ContextScreen
            context={context}
            onAnswers={(answers) => act({ type: 'answerContext', answers }, isDeferred ? startedAtUnix : undefined)}
          />
        </>
      )}
      {shown === 'scan' && (
        <ScanRecorder
          session={session}
          observation={observation}
          recorder={recorder}
          progress={progress}
          {...{ scans, dueAt }}
          categories={categories}
          surroundings={surroundings}
          act={act}
        />
      )}
      {shown === 'focal' && (
        <FocalRecorder
          session={session}
          observation={observation}
          recorder={recorder}
          categories={categories}
          act={act}
        />
      )}
      <DeviceNotes />
      {isFinishing && (
        <FinishDialog
          progress={progress}
          note={session.note}
          openQuestions={context.openNames}
          onAnswer={() => {
            context.show();
            setIsFinishing(false);
          }}
          onClose={() => setIsFinishing(false)}
          onEnd={(how) => {
            device.end(how);
            setIsFinishing(false);
          }}
        />
      )}
    </>
  );
}
