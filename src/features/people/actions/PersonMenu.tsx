import { ActionIcon, Menu, Text } from '@mantine/core';
import {
  IconBan,
  IconDotsVertical,
  IconKey,
  IconLock,
  IconMail,
  IconPassword,
  IconTrash,
  IconUserCheck,
  IconUserShield,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { offeredPersonActions, type PersonAction } from '#domain/people/offered-actions.ts';
import { displayName, type User } from '#domain/users/user.ts';
import { useActor } from '#state/session/use-session.ts';
import { Tooltip } from '#ui/tooltip/Tooltip.tsx';
import type { usePersonActions } from './usePersonActions.ts';

const ICONS: Record<PersonAction, typeof IconBan> = {
  rights: IconUserShield,
  resetMail: IconMail,
  setPassword: IconPassword,
  temporaryPassword: IconKey,
  disable: IconBan,
  reactivate: IconUserCheck,
  delete: IconTrash,
};

/** The actions offered on an account; the reason when there are none. */
export function PersonMenu({
  person,
  actions,
}: {
  readonly person: User;
  readonly actions: ReturnType<typeof usePersonActions>;
}) {
  const { t } = useTranslation('people');
  const button = useRef<HTMLButtonElement>(null);
  const offered = offeredPersonActions(useActor(), person);
  const name = displayName(person);
  if (offered === 'notAllowed' || offered === 'deleted') return null;
  if (offered === 'above') {
    return (
      <Tooltip label={t('menu.above')}>
        <ActionIcon size={44} aria-disabled aria-label={t('menu.aboveLabel', { name })}>
          <IconLock size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
    );
  }
  return (
    <Menu position="bottom-end" width={290} portalProps={{ target: 'main' }} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          size={44}
          aria-label={t('menu.label', { name })}
          loading={actions.busyId === person.userId}
        >
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map((action) => (
          <PersonMenuItem key={action} action={action} onChoose={() => actions.act(person, action, button.current)} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function PersonMenuItem({ action, onChoose }: { readonly action: PersonAction; readonly onChoose: () => void }) {
  const { t } = useTranslation('people');
  const Icon = ICONS[action];
  return (
    <Menu.Item
      mih={44}
      {...(action === 'delete' || action === 'disable' ? { color: 'var(--mantine-color-error)' } : {})}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={onChoose}
    >
      <Text component="span" fz="sm">
        {t(`values.action.${action}`)}
      </Text>
    </Menu.Item>
  );
}
