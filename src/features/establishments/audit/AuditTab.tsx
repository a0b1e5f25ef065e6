import { Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuditLogQuery } from '#data/establishments/administration.endpoints.ts';
import { AUDIT_PAGE } from '#data/establishments/audit-question.ts';
import { AUDIT_GROUPS, type AuditGroup } from '#domain/audit/audit-log.ts';
import { RevisionHistory } from '#kit/revisions/RevisionHistory.tsx';
import { ChoiceFilter } from '#ui/filters/ChoiceFilter.tsx';
import { useAuditRevision } from './useAuditRevision.ts';

const GROUPS = Object.keys(AUDIT_GROUPS) as AuditGroup[];

/** The record of an establishment's changes and sign-ins, the latest first: for its admins. */
export function AuditTab({ zooId }: { readonly zooId: string }) {
  const { t } = useTranslation('establishment');
  const [group, setGroup] = useState<AuditGroup | null>(null);
  const [count, setCount] = useState(AUDIT_PAGE);
  const answer = useAuditLogQuery({ zooId, group, count });
  const revisionOf = useAuditRevision(zooId);
  return (
    <Paper withBorder p="lg">
      <RevisionHistory
        title={t('audit.title')}
        size="h3"
        action={
          <ChoiceFilter
            label={t('audit.filter')}
            nothingFound={t('audit.nothingFound')}
            width={290}
            choices={GROUPS.map((value) => ({ value, label: t(`values.auditGroup.${value}`) }))}
            value={group}
            onChange={(chosen) => {
              setGroup(GROUPS.find((one) => one === chosen) ?? null);
              setCount(AUDIT_PAGE);
            }}
          />
        }
        answer={answer}
        revisionOf={revisionOf}
        emptyText={t('audit.empty')}
        onMore={() => setCount(count + AUDIT_PAGE)}
      />
      <Text c="dimmed" fz="sm" mt="md">
        {t('audit.text')}
      </Text>
    </Paper>
  );
}
