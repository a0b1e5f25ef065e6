import { Badge, Group, Tabs } from '@mantine/core';
import { IconAdjustments, IconSpeakerphone, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PeoplePanel } from '#features/people/index.ts';
import { followUpLevel } from '#domain/access/tiers.ts';
import type { Establishment } from '#domain/establishments/establishment.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { AnnouncementsTab } from '../announcements/AnnouncementsTab.tsx';
import { SettingsTab } from '../settings/SettingsTab.tsx';
import { useEstablishmentLabel } from '../useEstablishmentLabel.ts';
import { addressOfTab, TABS, tabOf } from './tabs.ts';

const ICONS = { settings: IconAdjustments, announcements: IconSpeakerphone, accounts: IconUsers } as const;

/** The tabs of one establishment, each with its own address; one is drawn at a time. */
export function EstablishmentTabs({ zoo }: { readonly zoo: Establishment }) {
  const { t } = useTranslation(['establishment', 'access']);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const labelOf = useEstablishmentLabel();
  const tab = tabOf(parameters);
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
      />
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
