import { IconInfoCircle, IconPaw } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RecordTabs } from '#kit/page/RecordTabs.tsx';
import { useActor } from '#state/session/use-session.ts';
import { GroupAnimals } from '../animals/GroupAnimals.tsx';
import { GroupForm } from '../form/GroupForm.tsx';
import { mayChangeGroup } from '../group-rights.ts';
import type { GroupRow } from '../list/group-row.ts';
import { GroupFacts } from './GroupFacts.tsx';
import { GroupHead } from './GroupHead.tsx';
import { GROUP_TABS } from './tabs.ts';

/** One group: its head, always in sight, its animals and its fields. */
export function GroupTabs({ row }: { readonly row: GroupRow }) {
  const { t } = useTranslation('groups');
  const actor = useActor();
  const { group } = row;
  const mayEdit = !group.isArchived && mayChangeGroup(actor, 'group.edit', group.linkedSectorId);
  return (
    <>
      <GroupHead row={row} />
      <RecordTabs
        address={GROUP_TABS}
        mt="md"
        tabs={{
          animals: { label: t('values.tab.animals'), icon: IconPaw, panel: () => <GroupAnimals group={group} /> },
          info: {
            label: t('values.tab.info'),
            icon: IconInfoCircle,
            panel: () => (mayEdit ? <GroupForm group={group} /> : <GroupFacts row={row} />),
          },
        }}
      />
    </>
  );
}
