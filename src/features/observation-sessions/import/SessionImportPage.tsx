import { Button } from '@mantine/core';
import { IconArrowLeft, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { SESSION_LIST_HREF } from '../addresses.ts';
import { SessionImportWizard } from './SessionImportWizard.tsx';
import { type ImportBase, useImportBase } from './useImportBase.ts';

/** The import of sessions from a file, in place of the list of sessions (`?import=1`). */
export function SessionImportPage() {
  const { t } = useTranslation('session-import');
  const { base, mayImport, error, retry } = useImportBase();
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={
          <Button
            component={Link}
            to={SESSION_LIST_HREF}
            variant="default"
            mih={44}
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            {t('back')}
          </Button>
        }
      />
      {error !== null ? (
        <LoadFailed error={error} onRetry={retry} />
      ) : mayImport === false ? (
        <EmptyState icon={<IconLock size={32} stroke={1.5} />} title={t('refused.title')} message={t('refused.text')} />
      ) : base === null ? (
        <LoadingState label={t('loading')} />
      ) : base.campaigns.length === 0 ? (
        <EmptyState title={t('noCampaign.title')} message={t('noCampaign.text')} />
      ) : (
        <Rounds base={base} />
      )}
    </>
  );
}

/** One import after the other, each from its beginning. */
function Rounds({ base }: { readonly base: ImportBase }) {
  const [round, setRound] = useState(0);
  return <SessionImportWizard key={round} base={base} onAnother={() => setRound(round + 1)} />;
}
