import { Menu } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { Sort } from '#ui/table/columns.ts';
import { type FullTableProps, type Shown, useFullTable } from '#ui/table/full/useFullTable.tsx';
import { useLatest } from '#ui/table/useLatest.ts';
import type { ExportOffer } from './export/export-offer.ts';
import { ListExport } from './export/ListExport.tsx';
import { ViewMenu } from './ViewMenu.tsx';
import { useListSettings } from './useListSettings.ts';
import { useTableTexts } from './useTableTexts.ts';

export type ListTableProps<Row> = Omit<
  FullTableProps<Row>,
  'language' | 'texts' | 'settings' | 'onSettings' | 'menu'
> & {
  /** of this list among all: its sort and columns are remembered under it */
  readonly listKey: string;
  /** how it is sorted until the person chooses */
  readonly initialSort?: Sort;
  /** absent: the list is not offered as a file */
  readonly exportAs?: ExportOffer<Row> | undefined;
};

/** The list of a page, with its words, what the person wants of it, and its way into a file. See README.md. */
export function ListTable<Row extends object>({ listKey, initialSort, exportAs, ...props }: ListTableProps<Row>) {
  const language = useLanguage();
  const texts = useTableTexts();
  const [settings, onSettings, onReset] = useListSettings(listKey, initialSort);
  const hasMore = props.more?.hasMore === true;
  const offerNow = useLatest((): ExportOffer<Row> => ({
    name: listKey,
    ...exportAs,
    isPart: (hasMore || exportAs?.isPart === true) && exportAs?.allRows === undefined,
  }));
  const isExported = exportAs !== undefined;
  const menu = useCallback(
    (shownNow: () => Shown<Row>, entries: ReactNode) => {
      const withFiles = (files: ReactNode, isBusy: boolean) => (
        <ViewMenu isBusy={isBusy} onReset={onReset}>
          {entries}
          {files}
          <Menu.Divider />
        </ViewMenu>
      );
      return isExported ? (
        <ListExport offerNow={offerNow} shownNow={shownNow} menu={withFiles} />
      ) : (
        withFiles(null, false)
      );
    },
    [offerNow, isExported, onReset],
  );
  return useFullTable({ ...props, language, texts, settings, onSettings, menu });
}
