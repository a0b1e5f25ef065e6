import { useTranslation } from 'react-i18next';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { networkOfKind, type OneNetwork } from '../network/network-kinds.ts';
import { useNetworkChoice } from '../network/useNetworkChoice.tsx';
import type { Analysed } from '../parts/analysed.ts';
import { AnalysisPanel } from '../parts/AnalysisPanel.tsx';
import { numberColumn, titleColumn } from '../parts/columns.ts';
import { useChartWords, useFigures } from '../parts/useFigures.ts';

type Node = OneNetwork['nodes'][number];

/** The place of each animal in a network, by every measure. */
export function CentralityTab({ result, names, facts }: Analysed) {
  const { t } = useTranslation(['analyses', 'words']);
  const { count, index } = useFigures();
  const words = useChartWords();
  const { kind, control } = useNetworkChoice();
  const { nodes, edges, isDirected } = networkOfKind(result.analysis.networks, kind);
  const rows = nodes.toSorted((one, other) => other.strength.total - one.strength.total);
  const [first] = rows;
  const finding =
    first === undefined || edges.length === 0
      ? t('finding.networkNone')
      : t('finding.centrality', {
          ...{ name: names.animal(first.individualId), degree: count(first.degree.total) },
          strength: index(first.strength.total),
        });
  const inAndOut = (id: 'degree' | 'strength', write: (value: number) => string) =>
    isDirected
      ? [
          numberColumn<Node>(`${id}In`, t(`columns.${id}In`), (node) => node[id].in, write),
          numberColumn<Node>(`${id}Out`, t(`columns.${id}Out`), (node) => node[id].out, write),
        ]
      : [numberColumn<Node>(id, t(`columns.${id}`), (node) => node[id].total, write)];
  return (
    <AnalysisPanel tab="centrality" finding={finding}>
      <ChartFrame<Node>
        words={{
          ...words,
          ...{ title: t('chart.centrality'), subtitle: t(`values.network.${kind}`) },
          ...{ chartLabel: finding, tableLabel: t('chart.centrality') },
        }}
        controls={control}
        figures={{
          rows,
          rowId: ({ individualId }) => individualId,
          facts: [...facts, { label: t('network'), value: t(`values.network.${kind}`) }],
          columns: [
            titleColumn('animal', t('words:animal'), ({ individualId }) => names.animal(individualId)),
            ...inAndOut('degree', count),
            ...inAndOut('strength', index),
            numberColumn('betweenness', t('columns.betweenness'), (node) => node.betweenness.weights.normalised, index),
            numberColumn('closeness', t('columns.closeness'), (node) => node.closeness.weights.out, index),
            numberColumn('eigenvector', t('columns.eigenvector'), ({ eigenvector }) => eigenvector.weighted, index),
            numberColumn('clustering', t('columns.clustering'), ({ clustering }) => clustering, index),
            numberColumn('weighted', t('columns.weightedClustering'), (node) => node.weightedClustering, index),
          ],
        }}
        isEmpty={nodes.length === 0}
        onRetry={() => undefined}
      />
    </AnalysisPanel>
  );
}
