import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '#i18n/start.ts';
import type { QuickGroupRow } from '../list/useQuickGroupRows.ts';
import type { Scored } from '../results/useGroupResults.ts';

// Fetched with its words when somebody asks for a file.
const ExportDialog = lazy(async () => {
  const [{ ExportDialog: Part }] = await Promise.all([
    import('./ExportDialog.tsx'),
    loadNamespaces(['quick-export', 'quick-work', 'answering']),
  ]);
  return { default: Part };
});

/** The button of the report on a group: a PDF, a workbook or delimited text of the years that are chosen. */
export function ExportButton({ row, finished }: { readonly row: QuickGroupRow; readonly finished: readonly Scored[] }) {
  const { t } = useTranslation('quick-evaluations');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileDownload size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('export')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ExportDialog row={row} finished={finished} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
