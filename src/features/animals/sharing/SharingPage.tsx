import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SHARE_LISTS } from '#data/animal-shares/share-list.ts';
import { RecordTabs } from '#kit/page/RecordTabs.tsx';
import { tabAddress } from '#kit/page/tab-address.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SharesPanel } from './SharesPanel.tsx';

const SHARING_TABS = tabAddress(SHARE_LISTS, { keeps: ['sharing'] });

/** `?sharing=1` of the animals: those that other establishments share with this one and, at `tab=given`, its own. */
export function SharingPage() {
  const { t } = useTranslation(['sharing', 'words']);
  return (
    <>
      <PageHeader
        title={t('sharing:title')}
        subtitle={t('sharing:subtitle')}
        action={
          <Button
            component={Link}
            to="/specieAnimalsListView"
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden />}
          >
            {t('words:animals')}
          </Button>
        }
      />
      <RecordTabs
        address={SHARING_TABS}
        tabs={{
          received: { label: t('sharing:values.list.received'), panel: () => <SharesPanel list="received" /> },
          given: { label: t('sharing:values.list.given'), panel: () => <SharesPanel list="given" /> },
        }}
      />
    </>
  );
}
