import { Badge, Button, Group } from '@mantine/core';
import { IconAdjustments, IconHistory, IconSettings, IconSpeakerphone, IconUsers } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PeoplePanel } from '#features/people/index.ts';
import { mayDo } from '#domain/access/operations.ts';
import { followUpLevel } from '#domain/access/tiers.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { RecordTabs } from '#kit/page/RecordTabs.tsx';
import { tabAddress } from '#kit/page/tab-address.ts';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { AnnouncementsTab } from '../announcements/AnnouncementsTab.tsx';
import { SettingsTab } from '../settings/SettingsTab.tsx';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';

const TABS = tabAddress(['settings', 'announcements', 'accounts']);
const TABS_OF_ADMINS = tabAddress(['settings', 'announcements', 'accounts', 'record']);

const AuditTab = lazy(async () => ({ default: (await import('../audit/AuditTab.tsx')).AuditTab }));
const AdministerDialog = lazy(async () => ({
  default: (await import('../list/AdministerDialog.tsx')).AdministerDialog,
}));

/** The tabs of one establishment, each with its own address; one is drawn at a time. */
export function EstablishmentTabs({ zoo }: { readonly zoo: Establishment }) {
  const { t } = useTranslation(['establishment', 'access']);
  const labelOf = useEstablishmentLabel();
  const [isAdministering, setIsAdministering] = useState(false);
  const actor = useActor();
  const subject = { zooId: zoo.zooId, sectorIds: [], authorId: null };
  const mayAdminister = mayDo(actor, 'zoo.administer', subject);
  const tabs = {
    settings: {
      label: t('establishment:values.tab.settings'),
      icon: IconAdjustments,
      panel: () => <SettingsTab zoo={zoo} />,
    },
    announcements: {
      label: t('establishment:values.tab.announcements'),
      icon: IconSpeakerphone,
      panel: () => <AnnouncementsTab zooId={zoo.zooId} />,
    },
    accounts: {
      label: t('establishment:values.tab.accounts'),
      icon: IconUsers,
      panel: () => <PeoplePanel zooId={zoo.zooId} />,
    },
  };
  const record = {
    label: t('establishment:values.tab.record'),
    icon: IconHistory,
    panel: () => <AuditTab zooId={zoo.zooId} />,
  };
  return (
    <>
      <PageHeader
        title={labelOf(zoo)}
        subtitle={
          <Group gap="xs" component="span">
            <Badge variant="light" size="lg" radius="sm" tt="none">
              {t(`access:values.tier.${followUpLevel(zoo.zooTiers)}`)}
            </Badge>
            <span>{t(`establishment:values.type.${zoo.type}`)}</span>
          </Group>
        }
        action={
          mayAdminister && (
            <Button
              variant="default"
              leftSection={<IconSettings size={18} aria-hidden />}
              onClick={() => setIsAdministering(true)}
            >
              {t('establishment:administer.open')}
            </Button>
          )
        }
      />
      <Suspense fallback={null}>
        {isAdministering && <AdministerDialog zoo={zoo} onClose={() => setIsAdministering(false)} />}
      </Suspense>
      {mayDo(actor, 'user.manage', subject) ? (
        <RecordTabs address={TABS_OF_ADMINS} tabs={{ ...tabs, record }} />
      ) : (
        <RecordTabs address={TABS} tabs={tabs} />
      )}
    </>
  );
}
