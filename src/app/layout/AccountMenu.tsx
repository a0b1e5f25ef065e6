import { Avatar, Group, Text, UnstyledButton, useMantineTheme, VisuallyHidden } from '@mantine/core';
import { useClickOutside, useDisclosure } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { displayName } from '#domain/users/user.ts';
import { afterFirstAction } from '#lib/first-action.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { AccountBadges } from './AccountBadges.tsx';
import classes from './AccountMenu.module.css';

const fetchPanel = () => import('./AccountPanel.tsx');
const AccountPanel = lazy(async () => ({ default: (await fetchPanel()).AccountPanel }));

/**
 * The button with the person's name, role and tier; it opens the language, the colours, the person's own pages and
 * signing out.
 */
export function AccountMenu({
  onDisconnect,
  onSettings,
}: {
  readonly onDisconnect: () => void;
  readonly onSettings: () => void;
}) {
  const { t } = useTranslation('layout');
  const { user } = useReadySession();
  const [isOpen, panel] = useDisclosure(false);
  const place = useClickOutside<HTMLDivElement>(panel.close);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { primaryColor } = useMantineTheme();
  const name = displayName(user);

  // Loaded before the click, so that it opens at once and without a network; after a failure, the click tries again.
  const [isFetched, setIsFetched] = useState(false);
  const fetch = useCallback(
    () =>
      void fetchPanel().then(
        () => setIsFetched(true),
        () => undefined,
      ),
    [],
  );
  useEffect(() => afterFirstAction(fetch), [fetch]);

  const closeAndReturn = () => {
    panel.close();
    button.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape from the panel's controls
    <div ref={place} className={classes['place']} onKeyDown={(event) => event.key === 'Escape' && closeAndReturn()}>
      <UnstyledButton
        ref={button}
        className={classes['button'] ?? ''}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': panelId } : {})}
        onClick={() => {
          fetch();
          panel.toggle();
        }}
      >
        {/* The spoken name begins with the purpose of the button, and contains its visible text. */}
        <VisuallyHidden>{t('account.label', { name })}</VisuallyHidden>
        <Avatar
          aria-hidden
          src={user.userProfilePicture?.url ?? null}
          name={name}
          color={primaryColor}
          variant="filled"
          size={38}
          alt=""
        />
        <span className={classes['who']}>
          <Text span fz="sm" fw={600} lineClamp={1}>
            {name}
          </Text>
          <Group component="span" gap={4} wrap="nowrap">
            <AccountBadges />
          </Group>
        </span>
        <IconChevronDown size={16} aria-hidden />
      </UnstyledButton>
      {isOpen && isFetched && (
        <Suspense fallback={null}>
          <AccountPanel
            id={panelId}
            onLeave={panel.close}
            onSettings={() => {
              closeAndReturn();
              onSettings();
            }}
            onDisconnect={() => {
              closeAndReturn();
              onDisconnect();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
