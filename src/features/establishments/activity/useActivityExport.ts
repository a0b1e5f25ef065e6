import { useTranslation } from 'react-i18next';
import { followUpLevel } from '#domain/access/tiers.ts';
import { COUNTED } from '#domain/establishments/figures.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { nowMs } from '#lib/clock.ts';
import { saveFile } from '#lib/csv/save-file.ts';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import { activityCsv } from './activity-csv.ts';
import type { ActivityRow } from './activity-row.ts';

/** Returns what saves the rows shown as a CSV file, in the words of the screen. */
export function useActivityExport(): (rows: readonly ActivityRow[]) => void {
  const { t } = useTranslation(['establishment', 'access']);
  const { dateTime } = useFormat();
  const labelOf = useEstablishmentLabel();
  return (rows) => {
    const text = activityCsv(rows, {
      headers: [
        t('establishment:fields.name'),
        t('establishment:fields.type'),
        t('establishment:fields.tier'),
        ...COUNTED.map((name) => t(`establishment:values.figure.${name}`)),
        t('establishment:fields.lastActivity'),
      ],
      total: t('establishment:activity.total'),
      nameOf: ({ zoo }) => labelOf(zoo),
      typeOf: ({ zoo }) => t(`establishment:values.type.${zoo.type}`),
      tierOf: ({ zoo }) => t(`access:values.tier.${followUpLevel(zoo.zooTiers)}`),
      timeOf: dateTime,
    });
    saveFile(`${t('establishment:activity.fileName')}-${new Date(nowMs()).toISOString().slice(0, 10)}.csv`, text);
  };
}
