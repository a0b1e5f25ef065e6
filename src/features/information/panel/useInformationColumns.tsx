import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { INFORMATION_PRIORITIES, INFORMATION_TYPES } from '#domain/information/information.ts';
import { INFORMATION_STATES } from '#domain/information/information-order.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { StateOfInformation } from '../StateOfInformation.tsx';
import { TypeBadge } from '../TypeBadge.tsx';
import { ConfirmationsCell } from './ConfirmationsCell.tsx';
import type { InformationRow } from './information-filters.ts';

/** The columns of the list of information. */
export function useInformationColumns(): readonly DataColumn<InformationRow>[] {
  const { t } = useTranslation(['information', 'words']);
  const { dateTime } = useFormat();
  return useMemo(
    () => [
      {
        id: 'title',
        header: t('words:title'),
        isTitle: true,
        cell: (one) => one.title,
        sortValue: (one) => one.title,
      },
      {
        id: 'state',
        header: t('words:status'),
        width: 130,
        cell: (one) => <StateOfInformation state={one.state} />,
        sortValue: (one) => INFORMATION_STATES.indexOf(one.state),
      },
      {
        id: 'type',
        header: t('words:type'),
        width: 130,
        cell: (one) => <TypeBadge type={one.type} />,
        sortValue: (one) => INFORMATION_TYPES.indexOf(one.type),
      },
      {
        id: 'priority',
        header: t('columns.priority'),
        width: 110,
        cell: (one) => t(`values.priority.${one.priority}`),
        sortValue: (one) => INFORMATION_PRIORITIES.indexOf(one.priority),
      },
      {
        id: 'from',
        header: t('words:from'),
        width: 180,
        cell: (one) => dateTime(one.displayFromUnix),
        sortValue: (one) => one.displayFromUnix,
      },
      {
        id: 'until',
        header: t('columns.until'),
        width: 180,
        cell: (one) => dateTime(one.displayUntilUnix),
        sortValue: (one) => one.displayUntilUnix,
      },
      {
        id: 'confirmations',
        header: t('columns.confirmations'),
        width: 170,
        cell: (one) => <ConfirmationsCell information={one} />,
      },
    ],
    [t, dateTime],
  );
}
