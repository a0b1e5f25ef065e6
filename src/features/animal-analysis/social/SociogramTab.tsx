import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { egoNetwork } from '#domain/animal-analysis/ego-network.ts';
import {
  AnalysisPanel,
  LazyNetworkDrawing,
  networkOfKind,
  numberColumn,
  textColumn,
  titleColumn,
  useChartWords,
  useFigures,
  useAnimalPhotos,
  useNetworkChoice,
  useNetworkPlaces,
} from '#features/scan-analysis/index.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { useChartForm } from '#kit/chart/useChartForm.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import type { AnimalAnalysed } from '../parts/animal-analysed.ts';

/** The sociogram around the animal: its partners, and every link among them. */
export function SociogramTab({ animalId, name, result, partners, names, facts }: AnimalAnalysed) {
  const { t } = useTranslation(['animal-analysis', 'analyses']);
  const { count, index } = useFigures();
  const words = useChartWords();
  const form = useChartForm();
  const { kind, control } = useNetworkChoice();
  const network = networkOfKind(result.analysis.networks, kind);
  const ego = useMemo(() => egoNetwork(network, animalId), [network, animalId]);
  const { nodes, edges, isDirected } = ego;
  const places = useNetworkPlaces(ego);
  const photoOf = useAnimalPhotos();
  const largest = Math.max(0, ...edges.map(({ weight }) => weight));
  const write = kind === 'association' || kind === 'halfWeight' ? index : count;
  const isOwn = ({ from, to }: { readonly from: string; readonly to: string }) => from === animalId || to === animalId;
  // The links of the animal stand first in the table.
  const rows = edges.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)) || other.weight - one.weight);
  const none = t('finding.sociogramNone', { name });
  const finding =
    edges.length === 0
      ? none
      : t('finding.sociogram', {
          ...{ name, linked: count(nodes.length - 1), others: count(partners.length), links: count(edges.length) },
        });
  return (
    <AnalysisPanel tab="network" finding={finding}>
      <ChartFrame<(typeof edges)[number]>
        words={{
          ...words,
          ...{ title: t('sociogram'), subtitle: t(`analyses:values.network.${kind}`), chartLabel: finding },
          ...{ tableLabel: t('sociogram'), chartHint: t('sociogramHint', { name }) },
          empty: { title: none, message: t('noLinks') },
        }}
        {...form}
        controls={control}
        figures={{
          ...{ rows, rowId: ({ from, to }) => `${from} ${to}` },
          facts: [...facts, { label: t('analyses:network'), value: t(`analyses:values.network.${kind}`) }],
          columns: [
            titleColumn('from', t('analyses:columns.from'), ({ from }) => names.animal(from)),
            textColumn('to', t('analyses:columns.to'), ({ to }) => names.animal(to)),
            numberColumn('weight', t('analyses:columns.weight'), ({ weight }) => weight, write),
            numberColumn('count', t('analyses:columns.count'), (edge) => edge.count, count),
          ],
        }}
        isEmpty={edges.length === 0}
        onRetry={() => undefined}
        chart={
          places === null ? (
            <LoadingState label={words.loading} />
          ) : (
            <LazyNetworkDrawing
              nodes={nodes.map(({ individualId }) => ({
                ...{ id: individualId, name: names.animal(individualId), photoUrl: photoOf(individualId) },
                // The ring of the animal is whole, those of its partners are dashed.
                component: individualId === animalId ? 0 : 1,
              }))}
              edges={edges.map(({ from, to, weight }) => ({
                ...{ from, to, share: weight / largest },
                text: `${names.animal(from)} – ${names.animal(to)}: ${write(weight)}`,
              }))}
              {...{ places, isDirected }}
            />
          )
        }
      />
    </AnalysisPanel>
  );
}
