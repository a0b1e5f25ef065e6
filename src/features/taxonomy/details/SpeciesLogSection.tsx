import { Paper } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSpeciesLogsQuery } from '#data/taxonomy/taxonomy.endpoints.ts';
import { LOG_PAGE } from '#data/taxonomy/taxonomy-lists.ts';
import { RevisionHistory } from '#kit/revisions/RevisionHistory.tsx';
import { useFieldName } from './useFieldName.ts';

/** The changes of a species with their authors, the latest first. */
export function SpeciesLogSection({ specieId }: { readonly specieId: string }) {
  const { t } = useTranslation('taxonomy');
  const [count, setCount] = useState(LOG_PAGE);
  const answer = useSpeciesLogsQuery({ specieId, count });
  const fieldName = useFieldName();
  return (
    <Paper withBorder p="lg">
      <RevisionHistory
        title={t('log.title')}
        size="h3"
        answer={answer}
        revisionOf={({ logId, atUnix, byName, action, changes }) => ({
          id: logId,
          at: atUnix,
          title: t(`values.logAction.${action}`),
          byName: byName || t('log.somebody'),
          changes: changes.map((change) => ({ ...change, label: fieldName(change.field) })),
        })}
        emptyText={t('log.empty')}
        onMore={() => setCount(count + LOG_PAGE)}
      />
    </Paper>
  );
}
