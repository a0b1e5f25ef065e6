import { Badge, Button, Group, Tabs } from '@mantine/core';
import { IconAdjustments, IconSettings, IconSpeakerphone, IconUsers } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PeoplePanel } from '#features/people/index.ts';
import { mayDo } from '#domain/access/operations.ts';
import { followUpLevel } from '#domain/access/tiers.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { AnnouncementsTab } from '../announcements/AnnouncementsTab.tsx';
import { SettingsTab } from '../settings/SettingsTab.tsx';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import { addressOfTab, TABS, tabOf } from './tabs.ts';

const ICONS = { settings: IconAdjustments, announcements: IconSpeakerphone, accounts: IconUsers } as const;

const AdministerDialog = lazy(async () => ({
  default: (await import('../list/AdministerDialog.tsx')).AdministerDialog,
}));

/** The tabs of one establishment, each with its own address; one is drawn at a time. */
export function EstablishmentTabs({ zoo }: { readonly zoo: Establishment }) {
  const { t } = useTranslation(['establishment', 'access']);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const labelOf = useEstablishmentLabel();
  const tab = tabOf(parameters);
  const [isAdministering, setIsAdministering] = useState(false);
  const mayAdminister = mayDo(useActor(), 'zoo.administer', { zooId: zoo.zooId, sectorIds: [], authorId: null });
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
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(chosen) => {
          const next = TABS.find((one) => one === chosen);
          if (next !== undefined) void navigate(addressOfTab(next, parameters));
        }}
      >
        <Tabs.List mb="lg">
          {TABS.map((one) => {
            const Icon = ICONS[one];
            return (
              <Tabs.Tab key={one} value={one} leftSection={<Icon size={18} aria-hidden />} mih={44}>
                {t(`establishment:values.tab.${one}`)}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        <Tabs.Panel value="settings">
          <SettingsTab zoo={zoo} />
        </Tabs.Panel>
        <Tabs.Panel value="announcements">
          <AnnouncementsTab zooId={zoo.zooId} />
        </Tabs.Panel>
        <Tabs.Panel value="accounts">
          <PeoplePanel zooId={zoo.zooId} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
