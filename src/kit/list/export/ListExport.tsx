import { Button, Group, Menu, Progress, Text } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { appError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { Shown } from '#ui/table/full/useFullTable.tsx';
import type { ExportOffer } from './export-offer.ts';
import { type ExportState, useExport } from './useExport.ts';

/** "Export": the rows as they are shown, as a workbook or as delimited text; how far it is, and that it is done. */
export function ListExport<Row>({
  offerNow,
  shownNow,
  otherItems,
  menu,
}: {
  /** asked when the file is wanted, so that a changed row draws no button anew */
  readonly offerNow: () => ExportOffer<Row>;
  readonly shownNow: () => Shown<Row>;
  /** further entries of the menu */
  readonly otherItems?: ReactNode;
  /** the menu that takes the entries of the files along; absent: a menu of its own */
  readonly menu?: (files: ReactNode, isBusy: boolean) => ReactNode;
}) {
  const { t } = useTranslation('lists');
  const { state, start, stop } = useExport(offerNow, shownNow);
  const isBusy = state.step === 'reading' || state.step === 'writing';
  const files = (
    <>
      <Menu.Item leftSection={<IconFileSpreadsheet size={18} aria-hidden />} onClick={() => start('xlsx')}>
        {t('export.xlsx')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileTypeCsv size={18} aria-hidden />} onClick={() => start('csv')}>
        {t('export.csv')}
      </Menu.Item>
      {otherItems}
    </>
  );
  return (
    <>
      <ExportProgress state={state} onStop={stop} />
      {menu?.(files, isBusy) ?? (
        <Menu position="bottom-end" width={270} portalProps={{ target: 'main' }} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} loading={isBusy}>
              {t('export.open')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>{files}</Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}

/** A file of more rows than these takes long enough to say how far it is. */
const LONG = 2000;

function ExportProgress({ state, onStop }: { readonly state: ExportState; readonly onStop: () => void }) {
  const { t } = useTranslation(['lists', 'words']);
  const { number } = useFormat();
  const messageOf = useErrorMessage();
  const isLong = state.step === 'reading' || (state.step === 'writing' && state.total > LONG);
  const share = state.step === 'writing' ? Math.floor((100 * state.done) / Math.max(1, state.total)) : 0;
  const isSilent = !isLong && state.step !== 'saved' && state.step !== 'failed';
  return (
    // A status must be there before it speaks; until then it takes no room in the row.
    <Group gap="xs" style={isSilent ? { position: 'absolute' } : { order: -1, marginInlineEnd: 'auto' }}>
      {isLong && (
        <>
          <Progress w={160} value={share} animated={state.step === 'reading'} aria-label={t('export.progress')} />
          <Text fz="sm">
            {state.step === 'writing' && t('export.share', { share: number(share) })}
            {state.step === 'reading' &&
              (state.read === 0 ? t('export.reading') : t('export.readingRows', { number: number(state.read) }))}
          </Text>
          <Button variant="subtle" onClick={onStop}>
            {t('words:stop')}
          </Button>
        </>
      )}
      <Text fz="sm" role="status">
        {state.step === 'saved' && t('export.saved', { count: state.rows })}
        {state.step === 'saved' && state.cutAfter !== null && (
          <> · {t('export.cutText', { number: number(state.cutAfter) })}</>
        )}
      </Text>
      {state.step === 'failed' && (
        <Text fz="sm" role="alert">
          {messageOf(appError(state.kind === 'csv' ? 'export/csv-failed' : 'export/failed'))}
        </Text>
      )}
    </Group>
  );
}
