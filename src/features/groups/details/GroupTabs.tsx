import { Tabs } from '@mantine/core';
import { IconInfoCircle, IconPaw } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useActor } from '#state/session/use-session.ts';
import { GroupAnimals } from '../animals/GroupAnimals.tsx';
import { GroupForm } from '../form/GroupForm.tsx';
import { mayTouchGroup } from '../group-rights.ts';
import type { GroupRow } from '../list/group-row.ts';
import { GroupFacts } from './GroupFacts.tsx';
import { GroupHead } from './GroupHead.tsx';
import { addressOfTab, GROUP_TABS, tabOf } from './tabs.ts';

const ICONS = { animals: IconPaw, info: IconInfoCircle } as const;

/** One group: which it is, always in sight, its animals and what is said of it. */
export function GroupTabs({ row }: { readonly row: GroupRow }) {
  const { t } = useTranslation('groups');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const actor = useActor();
  const { group } = row;
  const mayEdit = !group.isArchived && mayTouchGroup(actor, 'group.edit', group.linkedSectorId);
  return (
    <>
      <GroupHead row={row} />
      <Tabs
        value={tabOf(parameters)}
        keepMounted={false}
        mt="md"
        onChange={(chosen) => {
          const next = GROUP_TABS.find((one) => one === chosen);
          if (next !== undefined) void navigate(addressOfTab(next, parameters));
        }}
      >
        <Tabs.List mb="lg">
          {GROUP_TABS.map((one) => {
            const Icon = ICONS[one];
            return (
              <Tabs.Tab key={one} value={one} leftSection={<Icon size={18} aria-hidden />} mih={44}>
                {t(`values.tab.${one}`)}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        <Tabs.Panel value="animals">
          <GroupAnimals group={group} />
        </Tabs.Panel>
        <Tabs.Panel value="info">{mayEdit ? <GroupForm group={group} /> : <GroupFacts row={row} />}</Tabs.Panel>
      </Tabs>
    </>
  );
}
