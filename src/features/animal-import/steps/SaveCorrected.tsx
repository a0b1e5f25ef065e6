import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#lib/csv/save-file.ts';
import type { ImportFile } from '../useImportFile.ts';

/** Saves the sheet with its corrections as a workbook; shown once a cell was corrected. */
export function SaveCorrected({ file, name }: { readonly file: ImportFile; readonly name: string }) {
  const { t } = useTranslation('animal-import');
  if (file.choices.corrections.length === 0) return null;
  const save = async () => {
    const rows = await file.table();
    if (rows === null) return;
    const { writeWorkbook } = await import('#lib/spreadsheet/write-workbook.ts');
    const [head = [], ...below] = rows;
    const sheet = { name: t('report.corrected'), head, count: below.length, rowAt: (at: number) => below[at] ?? [] };
    saveFile(`${name.replace(/\.[^.]*$/, '')} - ${t('report.corrected')}.xlsx`, await writeWorkbook([sheet]));
  };
  return (
    <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={() => void save()}>
      {t('report.saveCorrected')}
    </Button>
  );
}
