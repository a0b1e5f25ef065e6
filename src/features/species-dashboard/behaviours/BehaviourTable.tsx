import { ColorSwatch, Group, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FEW_SESSIONS } from '#domain/analysis/uncertainty/session-bootstrap.ts';
import {
  type AnalysisNames,
  type AnalysisResult,
  behaviourBars,
  SampleFigures,
  useFigures,
} from '#features/scan-analysis/index.ts';

/** Behaviours that the dashboard lists; the page of the campaign has them all. */
const SHOWN_BEHAVIOURS = 5;

/** The most frequent behaviours of a result with their share and number, and how much they rest on; a sentence without any. */
export function BehaviourTable({
  result: { analysis, counts },
  names,
}: {
  readonly result: Pick<AnalysisResult, 'analysis' | 'counts'>;
  readonly names: AnalysisNames;
}) {
  const { t } = useTranslation(['species-dashboard', 'analyses']);
  const { count, share } = useFigures();
  const { behaviours, total } = analysis.frequency.overall;
  const seen = new Map(behaviours.map((one) => [one.behaviour, one.count]));
  const shown = behaviourBars(behaviours, names, share).slice(0, SHOWN_BEHAVIOURS);
  if (total === 0) return <Text c="dimmed">{t('behaviours.insufficient')}</Text>;
  return (
    <Stack gap="sm" maw={720}>
      <SampleFigures
        label={t('analyses:sample.label')}
        figures={[
          [t('analyses:sample.sessions'), count(counts.sessions)],
          [t('analyses:sample.scans'), count(counts.scans)],
          [t('analyses:sample.seen'), count(total)],
        ]}
      />
      <Table aria-label={t('behaviours.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('analyses:columns.behaviour')}</Table.Th>
            <Table.Th scope="col" ta="end">
              {t('analyses:columns.percent')}
            </Table.Th>
            <Table.Th scope="col" ta="end">
              {t('analyses:columns.count')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ code, name, colour, figure }) => (
            <Table.Tr key={code}>
              <Table.Th scope="row" fw={400}>
                <Group gap="xs" wrap="nowrap">
                  <ColorSwatch color={colour} size={12} withShadow={false} aria-hidden />
                  {name}
                </Group>
              </Table.Th>
              <Table.Td ta="end">{figure}</Table.Td>
              <Table.Td ta="end">{count(seen.get(code) ?? 0)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {counts.sessions < FEW_SESSIONS && <Text fz="sm">{t('behaviours.few', { few: count(FEW_SESSIONS) })}</Text>}
    </Stack>
  );
}
