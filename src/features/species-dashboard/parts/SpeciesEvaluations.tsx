import { Box, Group, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { HistoryFact } from '#domain/evaluation-history/evaluation-history.ts';
import { evaluationHref, HistoryChart, historyHref, useSpeciesHistory } from '#features/evaluation-history/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ListNotes } from '#kit/list/ListNotes.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { ScoreLabelBadge } from '#kit/scoring/ScoreLabelBadge.tsx';
import { useScoreWords } from '#kit/scoring/useScoreWords.ts';
import { SectionLink } from '#ui/page/SectionLink.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { RecordLink } from './RecordLink.tsx';
import { Section } from './Section.tsx';

/** Evaluations that the dashboard lists; the history has them all. */
const SHOWN_EVALUATIONS = 10;

/** The evaluations that tell of a species in the last twelve months: their number by month, and the latest ones. */
export function SpeciesEvaluations({ specieId }: { readonly specieId: string }) {
  const { t } = useTranslation('species-dashboard');
  const { facts, rows, nameOf, unreadable, cutAfter, error, refetch } = useSpeciesHistory(specieId);
  const record = facts && rows && { facts, rows };
  return (
    <Section
      title={t('evaluations.title')}
      link={<SectionLink to={historyHref(specieId)}>{t('evaluations.all')}</SectionLink>}
    >
      <RecordState asked={{ record, error, refetch }} failed="evaluation/load-failed" notFound={null}>
        {(found) =>
          found.facts.length === 0 ? (
            <EmptyState title={t('evaluations.none')} message={t('evaluations.noneText')} />
          ) : (
            <>
              <ListNotes unreadable={unreadable} cutAfter={cutAfter} />
              <HistoryChart rows={found.rows} unit="month" />
              <LatestEvaluations facts={found.facts.slice(0, SHOWN_EVALUATIONS)} nameOf={nameOf} />
            </>
          )
        }
      </RecordState>
    </Section>
  );
}

function LatestEvaluations({
  facts,
  nameOf,
}: {
  readonly facts: readonly HistoryFact[];
  readonly nameOf: (fact: HistoryFact) => string;
}) {
  const { t } = useTranslation(['species-dashboard', 'evaluation-history', 'scores']);
  const { date } = useFormat();
  const { score } = useScoreWords();
  return (
    <Box mt="md">
      <Table.ScrollContainer
        minWidth={560}
        type="native"
        role="region"
        aria-label={t('evaluations.latest')}
        tabIndex={0}
      >
        <Table aria-label={t('evaluations.latest')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('evaluations.day')}</Table.Th>
              <Table.Th scope="col">{t('evaluation-history:columns.subject')}</Table.Th>
              <Table.Th scope="col">{t('evaluation-history:columns.kind')}</Table.Th>
              <Table.Th scope="col" ta="end">
                {t('scores:score')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {facts.map((fact) => (
              <Table.Tr key={`${fact.kind} ${fact.id}`}>
                <Table.Th scope="row" fw={400}>
                  <RecordLink to={evaluationHref(fact)}>{date(fact.atUnix)}</RecordLink>
                </Table.Th>
                <Table.Td>{nameOf(fact)}</Table.Td>
                <Table.Td>{t(`evaluation-history:values.kind.${fact.kind}`)}</Table.Td>
                <Table.Td>
                  <Group gap="xs" justify="flex-end" wrap="nowrap">
                    {score(fact.score)}
                    {fact.label !== null && <ScoreLabelBadge label={fact.label} />}
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text fz="sm" c="dimmed" mt="xs">
        {t('evaluations.note')}
      </Text>
    </Box>
  );
}
