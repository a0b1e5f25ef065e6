import { Button } from '@mantine/core';
import { IconFileImport, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { useQuestionRights } from '../parts/useQuestionRights.ts';
import { ReferenceList } from './ReferenceList.tsx';

const ReferenceDialog = lazy(async () => ({ default: (await import('./ReferenceDialog.tsx')).ReferenceDialog }));
const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

/** /BiblioView: the sources behind the questions, with the questions that cite them. */
export function Component() {
  const { t } = useTranslation('questions');
  const { mayEdit } = useQuestionRights();
  const [opened, setOpened] = useState<{ readonly referenceId: string | null } | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const actions = mayEdit && (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden />}
        onClick={() => setIsImporting(true)}
      >
        {t('sources.import.open')}
      </Button>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpened({ referenceId: null })}>
        {t('sources.create')}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader title={t('sources.title')} subtitle={t('sources.subtitle')} action={actions} />
      <ReferenceList onOpen={(referenceId) => setOpened({ referenceId })} />
      <Suspense fallback={null}>
        {opened !== null && (
          <ReferenceDialog
            key={opened.referenceId ?? 'new'}
            referenceId={opened.referenceId}
            onClose={() => setOpened(null)}
          />
        )}
        {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
      </Suspense>
    </>
  );
}
