import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { LazyNetworkDrawing } from '../network/LazyNetworkDrawing.tsx';
import { networkOfKind, type OneNetwork } from '../network/network-kinds.ts';
import { useAnimalPhotos } from '../network/useAnimalPhotos.ts';
import { useNetworkChoice } from '../network/useNetworkChoice.tsx';
import { useNetworkPlaces } from '../network/useNetworkPlaces.ts';
import type { Analysed } from '../parts/analysed.ts';
import { AnalysisPanel } from '../parts/AnalysisPanel.tsx';
import { numberColumn, textColumn, titleColumn } from '../parts/columns.ts';
import { Intervals, useTestFact } from '../parts/Intervals.tsx';
import { useChartWords, useFigures } from '../parts/useFigures.ts';

type Edge = OneNetwork['edges'][number];

/** The network of the animals: who is linked with whom, and how strongly. */
export function NetworkTab({ result, names, facts, uncertainty }: Analysed) {
  const { t } = useTranslation('analyses');
  const { list } = useFormat();
  const { count, index } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const testFact = useTestFact(uncertainty);
  const { kind, control } = useNetworkChoice();
  const network = networkOfKind(result.analysis.networks, kind);
  const places = useNetworkPlaces(network);
  const photoOf = useAnimalPhotos();
  const { nodes, edges, whole, components, leftOut, isDirected } = network;
  const largest = Math.max(0, ...edges.map(({ weight }) => weight));
  const isIndex = kind === 'association' || kind === 'halfWeight';
  const write = isIndex ? index : count;
  const rows = edges.toSorted((one, other) => other.weight - one.weight);
  const componentOf = (id: string) => components.findIndex((some) => some.includes(id));
  const finding =
    edges.length === 0
      ? t('finding.networkNone')
      : t('finding.network', {
          ...{ nodes: count(nodes.length), edges: count(edges.length), groups: count(components.length) },
          density: whole.density === null ? '–' : index(whole.density),
        });
  return (
    <AnalysisPanel tab="network" finding={finding}>
      {kind === 'association' && <Intervals uncertainty={uncertainty} isOfNetwork />}
      <ChartFrame<Edge>
        words={{
          ...words,
          ...{ title: t('chart.network'), subtitle: t(`values.network.${kind}`) },
          ...{ chartLabel: finding, tableLabel: t('chart.network'), chartHint: t('dragHint') },
          empty: { title: t('finding.networkNone'), message: t('empty') },
        }}
        {...form}
        controls={control}
        figures={{
          rows,
          rowId: ({ from, to }) => `${from} ${to}`,
          facts: [
            ...facts,
            { label: t('network'), value: t(`values.network.${kind}`) },
            ...(kind === 'association' ? testFact : []),
          ],
          columns: [
            titleColumn('from', t('columns.from'), ({ from }) => names.animal(from)),
            textColumn('to', t('columns.to'), ({ to }) => names.animal(to)),
            numberColumn('weight', t('columns.weight'), ({ weight }) => weight, write),
            numberColumn('count', t('columns.count'), (edge) => edge.count, count),
          ],
        }}
        isEmpty={edges.length === 0}
        onRetry={() => undefined}
        note={
          leftOut.length > 0 && (
            <Text fz="sm" c="dimmed">
              {t('leftOut', { names: list(leftOut.map(names.animal)) })}
            </Text>
          )
        }
        chart={
          places === null ? (
            <LoadingState label={words.loading} />
          ) : (
            <LazyNetworkDrawing
              nodes={nodes.map(({ individualId }) => ({
                ...{ id: individualId, name: names.animal(individualId), component: componentOf(individualId) },
                photoUrl: photoOf(individualId),
              }))}
              edges={edges.map(({ from, to, weight }) => ({
                ...{ from, to, share: weight / largest },
                text: `${names.animal(from)} – ${names.animal(to)}: ${write(weight)}`,
              }))}
              places={places}
              isDirected={isDirected}
            />
          )
        }
      />
    </AnalysisPanel>
  );
}
