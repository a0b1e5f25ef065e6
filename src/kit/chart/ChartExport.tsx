import { Menu, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { appError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { nowMs } from '#lib/clock.ts';
import { saveFile } from '#lib/csv/save-file.ts';
import { reportError } from '#lib/log.ts';
import { exportName } from '../list/export/export-name.ts';
import { ListExport } from '../list/export/ListExport.tsx';
import type { Figures } from './figures.ts';

const PICTURE_KINDS = ['png', 'svg'] as const;
type PictureKind = (typeof PICTURE_KINDS)[number];

/** "Export": the figures as a workbook or as delimited text, and the chart, where it is shown, as a picture. */
export function ChartExport<Row>({
  name,
  subtitle,
  figures,
  chart,
  legend,
  hasChart,
}: {
  readonly name: string;
  readonly subtitle: string | undefined;
  readonly figures: Figures<Row>;
  readonly chart: RefObject<HTMLElement | null>;
  readonly legend: RefObject<HTMLElement | null>;
  readonly hasChart: boolean;
}) {
  const { t } = useTranslation('lists');
  const messageOf = useErrorMessage();
  const [step, setStep] = useState<'idle' | 'saved' | 'failed'>('idle');
  const { columns, rows, facts } = figures;
  const totals = Object.fromEntries(columns.map(({ id, total }) => [id, total?.value ?? null]));
  const hasTotals = columns.some(({ total }) => total !== undefined);
  const save = async (kind: PictureKind) => {
    setStep('idle');
    try {
      if (chart.current === null) throw new Error('There is no chart to save.');
      const [{ chartSvg, pngOf }, { inlineImages }] = await Promise.all([
        import('./chart-picture.ts'),
        import('./inline-images.ts'),
      ]);
      const svg = await inlineImages(chartSvg({ chart: chart.current, legend: legend.current, title: name, subtitle }));
      const file = kind === 'png' ? await pngOf(svg) : new Blob([svg], { type: 'image/svg+xml' });
      saveFile(exportName(name, nowMs(), kind), file);
      setStep('saved');
    } catch (error) {
      reportError(error, { where: 'kit/chart' });
      setStep('failed');
    }
  };
  return (
    <>
      <Text fz="sm" role={step === 'failed' ? 'alert' : 'status'}>
        {step === 'saved' && t('chart.saved')}
        {step === 'failed' && messageOf(appError('export/failed'))}
      </Text>
      <ListExport
        offerNow={() => ({ name, facts, ...(hasTotals ? { totals: () => totals } : {}) })}
        shownNow={() => ({ rows, columns, allColumns: columns, sort: null, answers: {}, arrange: (some) => some })}
        otherItems={
          hasChart &&
          PICTURE_KINDS.map((kind) => (
            <Menu.Item key={kind} leftSection={<IconPhoto size={18} aria-hidden />} onClick={() => void save(kind)}>
              {t(`values.picture.${kind}`)}
            </Menu.Item>
          ))
        }
      />
    </>
  );
}
