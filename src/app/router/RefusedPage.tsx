import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Actor } from '#domain/access/actor.ts';
import { StateFrame } from '#ui/states/StateFrame.tsx';
import type { ScreenRefusal } from './refusal.ts';
import type { EntryKey } from '#i18n/menu-keys.ts';

/** The reason why this screen is closed to this person, and who can help. */
export function RefusedPage({
  reason,
  screen,
  actor,
}: {
  readonly reason: ScreenRefusal;
  readonly screen: EntryKey;
  readonly actor: Pick<Actor, 'role' | 'tier'>;
}) {
  const { t } = useTranslation(['layout', 'access', 'menu', 'common']);
  const name = t(`menu:entries.${screen}`);
  useDocumentTitle(`${name} · Enclos`);
  return (
    <StateFrame
      icon={<IconLock size={32} stroke={1.5} />}
      color="orange"
      headingOrder={1}
      title={t('layout:refused.title')}
      message={t(`layout:values.closed.${reason}`, {
        screen: name,
        tier: t(`access:values.tier.${actor.tier}`),
        role: t(`access:values.role.${actor.role}`),
      })}
    >
      <Button component={Link} to="/" variant="light">
        {t('common:backHome')}
      </Button>
    </StateFrame>
  );
}
