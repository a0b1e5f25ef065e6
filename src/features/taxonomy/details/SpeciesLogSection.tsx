import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSpeciesLogsQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { LOG_PAGE } from '#data/taxonomy/taxonomy-lists.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { LogEntry } from './LogEntry.tsx';

/** Who changed what of a species, newest first; more of it comes when it is asked for. */
export function SpeciesLogSection({ specieId }: { readonly specieId: string }) {
  const { t } = useTranslation('taxonomy');
  const [count, setCount] = useState(LOG_PAGE);
  const { data, currentData, error, refetch, isFetching } = useSpeciesLogsQuery({ specieId, count });
  const page = currentData ?? data;
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby="specie-log">
      <Title order={2} size="h3" mb="md" id="specie-log">
        {t('log.title')}
      </Title>
      {page === undefined && error === undefined && <LoadingState label={t('loading')} count={3} />}
      {page === undefined && error !== undefined && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {page !== undefined && page.logs.length === 0 && <Text c="dimmed">{t('log.empty')}</Text>}
      {page !== undefined && page.logs.length > 0 && (
        <Stack gap="md" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {page.logs.map((log) => (
            <LogEntry key={log.logId} log={log} />
          ))}
        </Stack>
      )}
      {page?.hasMore === true && (
        <Button mt="md" variant="light" loading={isFetching} onClick={() => setCount(count + LOG_PAGE)}>
          {t('log.more')}
        </Button>
      )}
    </Paper>
  );
}
