import { Button, Group, Menu, Progress, Text } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { appError } from '#domain/errors/app-error.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { EXCHANGE_KINDS } from '#domain/session-exchange/exchanged-session.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { RowButton } from '#ui/filters/RowButton.tsx';
import { useSessionFile } from './useSessionFile.ts';

/** The menu of the files of sessions: our own ones, BORIS's and ZooMonitor's; how far a file is, and that it is done. */
export function SessionFiles({
  sessions,
  campaignNameOf,
  most,
}: {
  readonly sessions: readonly ObservationSession[];
  readonly campaignNameOf: (campaignId: string) => string;
  /** the most sessions that a file of the list can hold; absent for a single session */
  readonly most?: number;
}) {
  const { t } = useTranslation('session-files');
  const { number } = useFormat();
  const { state, make, stop } = useSessionFile(campaignNameOf);
  return (
    <>
      <Menu position="bottom-end" width={330} portalProps={{ target: 'main' }} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <RowButton
            icon={IconFileExport}
            label={t('open')}
            folds="inNarrowRow"
            loading={state.step === 'making'}
            disabled={sessions.length === 0}
          />
        </Menu.Target>
        <Menu.Dropdown>
          {most !== undefined && <Menu.Label>{t('limit', { number: number(most) })}</Menu.Label>}
          {EXCHANGE_KINDS.map((kind) => (
            <Menu.Item key={kind} mih={44} onClick={() => void make(kind, sessions)}>
              {t(`values.kind.${kind}`)}
            </Menu.Item>
          ))}
          <Menu.Label>{t('lossy')}</Menu.Label>
        </Menu.Dropdown>
      </Menu>
      <FileState state={state} onStop={stop} />
    </>
  );
}

/** Files of fewer sessions are made before a person could read how far they are. */
const LONG = 6;

function FileState({
  state,
  onStop,
}: {
  readonly state: ReturnType<typeof useSessionFile>['state'];
  readonly onStop: () => void;
}) {
  const { t } = useTranslation(['session-files', 'words']);
  const { number } = useFormat();
  const messageOf = useErrorMessage();
  const isLong = state.step === 'making' && state.total > LONG;
  return (
    <Group gap="xs">
      {isLong && (
        <>
          <Progress w={120} value={(100 * state.done) / state.total} aria-label={t('progress')} />
          <Text fz="sm">{t('words:doneOfTotal', { done: number(state.done), total: number(state.total) })}</Text>
          <Button variant="subtle" mih={44} onClick={onStop}>
            {t('words:stop')}
          </Button>
        </>
      )}
      <Text fz="sm" role="status">
        {state.step === 'saved' && t('saved', { count: state.count })}
      </Text>
      {state.step === 'failed' && (
        <Text fz="sm" role="alert">
          {messageOf(appError('exchange/export-failed'))}
        </Text>
      )}
    </Group>
  );
}
