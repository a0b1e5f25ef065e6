import { Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLastSessionImportsQuery } from '#data/observation-sessions/session-imports.endpoints.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { UndoSessionImport } from './UndoSessionImport.tsx';

/** The imports of sessions of the last thirty days that this person may undo. Nothing where there is none. */
export function LastSessionImports() {
  const { t } = useTranslation('session-import');
  const { zooId } = useActor();
  const { dateTime } = useFormat();
  const { data, error, refetch, isLoading } = useLastSessionImportsQuery(zooId);
  if (error !== undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (isLoading || data === undefined) return <LoadingState label={t('last.loading')} />;
  if (data.length === 0) return null;
  return (
    <Stack gap="md" component="section" aria-labelledby="last-session-imports">
      <div>
        <Title order={3} size="h4" id="last-session-imports">
          {t('last.title')}
        </Title>
        <Text fz="sm" c="dimmed">
          {t('last.explain')}
        </Text>
      </div>
      {data.map(({ importId, fileName, atUnix, byName, count }) => (
        <Stack key={importId} gap="xs" component="article" aria-label={fileName}>
          <div>
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {fileName}
            </Text>
            <Text fz="sm" c="dimmed">
              {[dateTime(atUnix), byName, t('result.written', { count })].filter(Boolean).join(' · ')}
            </Text>
          </div>
          <UndoSessionImport importId={importId} name={fileName} count={count} />
        </Stack>
      ))}
    </Stack>
  );
}
