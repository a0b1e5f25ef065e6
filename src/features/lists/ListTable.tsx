import { useLanguage } from '#i18n/useLanguage.ts';
import type { Sort } from '#ui/table/columns.ts';
import { FullTable, type FullTableProps } from '#ui/table/full/FullTable.tsx';
import type { ExportOffer } from './export/export-offer.ts';
import { ListExport } from './export/ListExport.tsx';
import { useListSettings } from './useListSettings.ts';
import { useTableTexts } from './useTableTexts.ts';

export type ListTableProps<Row> = Omit<
  FullTableProps<Row>,
  'language' | 'texts' | 'settings' | 'onSettings' | 'tools'
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
  const [settings, onSettings] = useListSettings(listKey, initialSort);
  return (
    <FullTable
      {...props}
      language={language}
      texts={texts}
      settings={settings}
      onSettings={onSettings}
      tools={exportAs === undefined ? undefined : (shown) => <ListExport offer={exportAs} shown={shown} />}
    />
  );
}
