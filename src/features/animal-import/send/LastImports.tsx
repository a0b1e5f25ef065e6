import { Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLastImportsQuery } from '#data/animal-import/animal-import.endpoints.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { UndoImport } from './UndoImport.tsx';
import classes from './LastImports.module.css';

/** The imports of the last thirty days that this person may undo, each with its undoing. Nothing where there is none. */
export function LastImports() {
  const { t } = useTranslation('animal-import');
  const { zooId } = useActor();
  const { dateTime } = useFormat();
  const { data, error, refetch, isLoading } = useLastImportsQuery(zooId);
  if (error !== undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (isLoading || data === undefined) return <LoadingState label={t('last.loading')} />;
  if (data.length === 0) return null;
  return (
    <Stack gap="sm" component="section" aria-labelledby="last-imports">
      <div>
        <Title order={3} size="h4" id="last-imports">
          {t('last.title')}
        </Title>
        <Text fz="sm" c="dimmed">
          {t('last.explain')}
        </Text>
      </div>
      <ul className={classes['list']}>
        {data.map(({ importId, fileName, atUnix, byName, created, updated }) => (
          <li key={importId} className={classes['item']}>
            <Group justify="space-between" gap="sm">
              <div className={classes['facts']}>
                <Text fw={600} className={classes['name'] ?? ''}>
                  {fileName || t('last.nameless')}
                </Text>
                <Text fz="sm" c="dimmed">
                  {[
                    dateTime(atUnix),
                    byName,
                    t('last.created', { count: created }),
                    t('last.updated', { count: updated }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
              <UndoImport importId={importId} name={fileName} />
            </Group>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
