import { Group, Paper, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuditLogQuery } from '#data/establishments/administration.endpoints.ts';
import { AUDIT_PAGE } from '#data/establishments/audit-question.ts';
import { useColleaguesQuery } from '#data/users/users.endpoints.ts';
import { AUDIT_GROUPS, type AuditGroup } from '#domain/audit/audit-log.ts';
import { displayName } from '#domain/users/user.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { RevisionHistory } from '#kit/revisions/RevisionHistory.tsx';
import { ChoiceFilter } from '#ui/filters/ChoiceFilter.tsx';
import { AuditExport } from './AuditExport.tsx';
import { useAuditRevision } from './useAuditRevision.ts';

const GROUPS = Object.keys(AUDIT_GROUPS) as AuditGroup[];

/** The record of an establishment's changes and sign-ins, the latest first, by kind and by person: for its admins. */
export function AuditTab({ zooId }: { readonly zooId: string }) {
  const { t } = useTranslation(['establishment', 'words']);
  const language = useLanguage();
  const [group, setGroup] = useState<AuditGroup | null>(null);
  const [by, setBy] = useState<string | null>(null);
  const [count, setCount] = useState(AUDIT_PAGE);
  const filter = { zooId, group, by };
  const answer = useAuditLogQuery({ ...filter, count });
  const items = (answer.currentData ?? answer.data)?.items;
  const { revisionOf, revisionsOf } = useAuditRevision(zooId, items ?? NO_ENTRIES);
  const { data: colleagues } = useColleaguesQuery(zooId);
  const people = useMemo(
    () =>
      (colleagues ?? [])
        .map((person) => ({ value: person.userId, label: displayName(person) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, language)),
    [colleagues, language],
  );
  return (
    <Paper withBorder p="lg">
      <RevisionHistory
        title={t('audit.title')}
        size="h3"
        action={
          <Group gap="xs">
            <ChoiceFilter
              label={t('audit.kind')}
              all={t('audit.filter')}
              nothingFound={t('audit.nothingFound')}
              width={270}
              choices={GROUPS.map((value) => ({ value, label: t(`values.auditGroup.${value}`) }))}
              value={group}
              onChange={(chosen) => {
                setGroup(GROUPS.find((one) => one === chosen) ?? null);
                setCount(AUDIT_PAGE);
              }}
            />
            <ChoiceFilter
              label={t('audit.by')}
              all={t('audit.everybody')}
              nothingFound={t('words:noResult')}
              width={220}
              choices={people}
              value={by}
              onChange={(chosen) => {
                setBy(chosen);
                setCount(AUDIT_PAGE);
              }}
            />
            <AuditExport
              filter={filter}
              facts={[
                ...(group === null ? [] : [{ label: t('audit.kind'), value: t(`values.auditGroup.${group}`) }]),
                ...people
                  .filter(({ value }) => value === by)
                  .map(({ label }) => ({ label: t('audit.by'), value: label })),
              ]}
              revisionsOf={revisionsOf}
            />
          </Group>
        }
        answer={answer}
        revisionOf={revisionOf}
        emptyText={group === null && by === null ? t('audit.empty') : t('audit.noneOfThese')}
        onMore={() => setCount(count + AUDIT_PAGE)}
      />
      <Text c="dimmed" fz="sm" mt="md">
        {t('audit.text')}
      </Text>
    </Paper>
  );
}

const NO_ENTRIES = [] as const;
