import { Select } from '@mantine/core';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FocalBout } from '#domain/focal-analysis/analyse-focals.ts';
import { sum } from '#domain/analysis/sum.ts';
import { clockText } from '#features/observation-sessions/index.ts';
import { textColumn, titleColumn } from '#features/scan-analysis/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import { lanesOf } from '../charts/focal-lanes.ts';
import { MarkSwatch } from '../charts/MarkSwatch.tsx';
import { durationColumn } from '../parts/duration-column.ts';
import type { FocalAnalysed } from '../parts/focal-analysed.ts';
import { FocalPanel } from '../parts/FocalPanel.tsx';
import { useFocalChart } from '../parts/useFocalChart.ts';

const FocalLanes = lazy(async () => ({ default: (await import('../charts/FocalLanes.tsx')).FocalLanes }));

const MARKS = ['state', 'point', 'pause'] as const;

/** One session over its time: the behaviours of each animal as rows, states as bars, points as marks. */
export function TimelineTab({ result, names, facts }: FocalAnalysed) {
  const { t } = useTranslation(['focal-analysis', 'analyses', 'words']);
  const { dateTime, list } = useFormat();
  const [visitId, setVisitId] = useState<string | null>(null);
  const { sessions, bouts, pooled } = result;
  const session = sessions.find((one) => one.visitId === visitId) ?? sessions[0];
  const observations = session?.observations ?? [];
  const codes = pooled.behaviours.map(({ code }) => code);
  const timeline = lanesOf(observations, codes);
  const rows = bouts.filter((bout) => bout.visitId === session?.visitId);
  const began = session === undefined ? '' : dateTime(session.startedAtUnix);
  const finding = t('finding.timeline', {
    began,
    animals: list(timeline.animals.map(({ animalId }) => names.animal(animalId))),
    observed: clockText(sum(observations.map(({ observedMs }) => observedMs))),
  });
  const chart = useFocalChart(t('chart.timeline'), began, finding);
  return (
    <FocalPanel tab="timeline" finding={finding}>
      <ChartFrame<FocalBout>
        {...chart}
        controls={
          <Select
            aria-label={t('session')}
            allowDeselect={false}
            data={sessions.map((one) => ({ value: one.visitId, label: dateTime(one.startedAtUnix) }))}
            value={session?.visitId ?? null}
            onChange={setVisitId}
          />
        }
        figures={{
          rows,
          rowId: ({ animalId, code, atUnix }) => `${animalId} ${code} ${atUnix}`,
          facts: [...facts, { label: t('session'), value: began }],
          columns: [
            titleColumn('behaviour', t('analyses:columns.behaviour'), ({ code }) => names.behaviour(code)),
            textColumn('animal', t('words:animal'), ({ animalId }) => names.animal(animalId)),
            textColumn('type', t('columns.type'), ({ type }) => t(`values.type.${type}`)),
            durationColumn('at', t('columns.at'), ({ atUnix }) => atUnix - timeline.fromMs),
            durationColumn('duration', t('columns.duration'), ({ type, durationMs }) =>
              type === 'point' ? null : durationMs,
            ),
            textColumn('cutOff', t('columns.cutOff'), ({ isCutOff }) => (isCutOff ? t('words:yes') : '')),
          ],
        }}
        legend={MARKS.map((id) => ({ id, swatch: <MarkSwatch kind={id} />, label: t(`values.mark.${id}`) }))}
        isEmpty={rows.length === 0}
        chart={
          <FocalLanes timeline={timeline} animalName={names.animal} behaviour={names.behaviour} colour={names.colour} />
        }
      />
    </FocalPanel>
  );
}
