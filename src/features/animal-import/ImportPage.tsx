import { Button } from '@mantine/core';
import { IconArrowLeft, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { appError } from '#domain/errors/app-error.ts';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { useErrorMessage } from '#i18n/error-message.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { ImportWizard } from './ImportWizard.tsx';
import { ANIMAL_LIST } from './places.ts';
import { useImportGround } from './useImportGround.ts';

/** The import of a register file, in place of the list of animals (`?import=1`). */
export function ImportPage() {
  const { t } = useTranslation(['animal-import', 'import-errors']);
  const messageOf = useErrorMessage();
  const { ground, mapping, error, retry, mayImport } = useImportGround();
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={
          <Button
            component={Link}
            to={ANIMAL_LIST}
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            {t('back')}
          </Button>
        }
      />
      {!mayImport ? (
        <EmptyState
          icon={<IconLock size={32} stroke={1.5} />}
          title={t('refused')}
          message={messageOf(appError('import/not-allowed'))}
        />
      ) : error !== null ? (
        <LoadFailed error={error} onRetry={retry} />
      ) : ground === null || mapping === null ? (
        <LoadingState label={t('loading')} />
      ) : (
        <ImportWizard ground={ground} mapping={mapping} />
      )}
    </>
  );
}
