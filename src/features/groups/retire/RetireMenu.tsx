import { Button, Menu } from '@mantine/core';
import { IconArchive, IconArrowBackUp, IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Group } from '#domain/groups/group.ts';
import { useActor } from '#state/session/use-session.ts';
import { mayChangeGroup } from '../group-rights.ts';
import { RetireRefused } from './RetireRefused.tsx';
import { useRetireGroup } from './useRetireGroup.ts';

const ICONS = { archive: IconArchive, restore: IconArrowBackUp, delete: IconTrash } as const;

/** Archiving, restoring and deleting a group, for people with the right. */
export function RetireMenu({ group }: { readonly group: Group }) {
  const { t } = useTranslation(['groups', 'words']);
  const { act, isBusy, refused, close } = useRetireGroup(group);
  const mayArchive = mayChangeGroup(useActor(), 'group.archive', group.linkedSectorId);
  if (!mayArchive) return null;
  const modes = group.isArchived ? (['restore', 'delete'] as const) : (['archive', 'delete'] as const);
  return (
    <>
      {refused !== null && <RetireRefused group={group} error={refused} onClose={close} />}
      <Menu position="bottom-end" portalProps={{ target: 'main' }} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" loading={isBusy} rightSection={<IconChevronDown size={18} aria-hidden />}>
            {t('words:actions')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {modes.map((mode) => {
            const Icon = ICONS[mode];
            return (
              <Menu.Item
                key={mode}
                leftSection={<Icon size={18} aria-hidden />}
                {...(mode === 'delete' ? { color: 'red' } : {})}
                onClick={() => void act(mode)}
              >
                {t(`values.retire.${mode}`)}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
