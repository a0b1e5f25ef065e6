import { Alert, Button, Select, Stack, Text } from '@mantine/core';
import { IconBan, IconListDetails } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { EthogramContent } from '#domain/ethograms/ethogram.ts';
import { WHOLE_GROUP } from '#domain/observation-sessions/scan-recorder.ts';
import { countedScans } from '#domain/observation-sessions/counted-scans.ts';
import type { ObservationSession, SessionRecord } from '#domain/observation-sessions/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { ChartFrame } from '#kit/chart/ChartFrame.tsx';
import type { ChartForm } from '#kit/chart/figures.ts';
import { LazyShareBars } from '#kit/chart/LazyShareBars.tsx';
import { FigureTiles } from '#ui/facts/FigureTiles.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { sessionHref } from '../addresses.ts';
import { shownCategories } from '../parts/behaviour-words.ts';
import { useEnclosureNames } from '../parts/useEnclosureNames.ts';
import { usePersonNames } from '../parts/usePersonNames.ts';
import { useSessionAnimals } from '../parts/useSessionAnimals.ts';
import { clockText } from '../recorder/clock-text.ts';
import { focalResultsOf, observationsOf } from '#domain/focal-analysis/focal-results.ts';
import { resultFigures, type ResultRow } from './result-rows.ts';
import { scanResultsOf } from './scan-results.ts';
import { useResultColumns } from './useResultColumns.ts';

const GROUP: readonly string[] = [WHOLE_GROUP];

/** The results of one session, for all animals or one: how often or how long each behaviour was seen. */
export function SessionResults({
  session,
  campaign,
  ethogram,
  records,
  title,
  notice,
}: {
  readonly session: ObservationSession;
  readonly campaign: Campaign;
  readonly ethogram: Pick<EthogramContent, 'categories' | 'behaviours'>;
  readonly records: readonly SessionRecord[];
  readonly title: string;
  /** above the figures */
  readonly notice?: ReactNode;
}) {
  const { t } = useTranslation(['sessions', 'words']);
  const { number, dateTime } = useFormat();
  const language = useLanguage();
  const nameOf = usePersonNames();
  const enclosureName = useEnclosureNames()(session.enclosureId);
  const isScan = session.method === 'scan';
  const isGroup = isScan && campaign.observation.isGroupMode;
  const animals = useSessionAnimals(isGroup ? GROUP : session.animalIds);
  const behaviours = useMemo(
    () => shownCategories(ethogram, language).flatMap((category) => category.behaviours),
    [ethogram, language],
  );
  const [animalId, setAnimalId] = useState<string | null>(null);
  const [form, setForm] = useState<ChartForm>('chart');
  const columns = useResultColumns(session.method);
  const scans = useMemo(() => countedScans(records), [records]);
  const observations = useMemo(() => observationsOf(records), [records]);
  const scanned = useMemo(
    () =>
      scanResultsOf(
        scans,
        animals,
        behaviours.map(({ code }) => code),
      ),
    [scans, animals, behaviours],
  );
  const observed = useMemo(
    () =>
      focalResultsOf(
        observations.filter((one) => animalId === null || one.animalId === animalId),
        behaviours,
      ),
    [observations, behaviours, animalId],
  );
  const frequency = scanned.animals.find((one) => one.animalId === animalId) ?? scanned.overall;
  const rows: readonly ResultRow[] = resultFigures(behaviours, isScan ? frequency.behaviours : observed.behaviours);
  const bars = rows
    .flatMap((row) => (row.percent === null || row.count === 0 ? [] : [{ ...row, percent: row.percent }]))
    .toSorted((one, other) => other.percent - one.percent)
    .map((row) => ({ ...row, figure: number(row.percent, { unit: 'percent', maximumFractionDigits: 1 }) }));
  const totals = isScan
    ? [
        { name: t('result.scans'), value: number(scanned.scans) },
        { name: t('result.seen'), value: number(scanned.overall.total) },
        { name: t('values.sighting.not_visible'), value: number(scanned.notVisible) },
        { name: t('values.sighting.not_done'), value: number(scanned.notDone) },
      ]
    : [
        { name: t('result.observations'), value: number(observed.observations) },
        { name: t('result.observed'), value: clockText(observed.observedMs) },
      ];
  return (
    <>
      <PageHeader
        title={title}
        subtitle={[dateTime(session.startedAtUnix), campaign.name, enclosureName, nameOf(session.observerId)]
          .filter(Boolean)
          .join(' · ')}
        action={
          <Button
            component={Link}
            to={sessionHref(session.visitId)}
            variant="default"
            mih={44}
            leftSection={<IconListDetails size={18} aria-hidden />}
          >
            {t('result.toRecord')}
          </Button>
        }
      />
      <Stack gap="md">
        {notice}
        {session.invalidReason !== '' && (
          <Alert color="red" icon={<IconBan size={18} aria-hidden />} title={t('record.isInvalid')}>
            {session.invalidReason}
          </Alert>
        )}
        <FigureTiles label={title} cols={4} figures={totals} />
        <ChartFrame<ResultRow>
          words={{
            ...{ title: t('result.budget'), loading: t('result.loading'), tableLabel: t('result.table') },
            subtitle: t(isScan ? 'result.ofRecords' : 'result.ofTime'),
            empty: { title: t('result.emptyTitle'), message: t('result.empty') },
            chartLabel: t('result.chart', { count: bars.length, first: bars[0]?.name ?? '' }),
          }}
          form={form}
          onForm={setForm}
          controls={
            !isGroup && (
              <Select
                aria-label={t('words:animals')}
                data={animals.map((one) => ({ value: one.animalId, label: one.name }))}
                placeholder={t('words:animals')}
                clearable
                value={animalId}
                onChange={setAnimalId}
              />
            )
          }
          figures={{
            ...{ columns, rows, rowId: ({ code }) => code },
            facts: [
              { label: t('words:campaign'), value: campaign.name },
              { label: t('words:enclosure'), value: enclosureName },
              { label: t('words:observer'), value: nameOf(session.observerId) },
            ],
          }}
          isEmpty={rows.every(({ count }) => count === 0)}
          onRetry={() => undefined}
          chart={<LazyShareBars bars={bars} />}
        />
        <Text fz="sm" c="dimmed">
          {t(isScan ? 'result.scanLimits' : 'result.focalLimits')}
        </Text>
      </Stack>
    </>
  );
}
