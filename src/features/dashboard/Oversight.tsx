import { lazy, Suspense } from 'react';
import { isAdminRole } from '#domain/access/roles.ts';
import type { Actor } from '#domain/access/actor.ts';
import { useTranslation } from 'react-i18next';
import { loadNamespaces } from '#i18n/start.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';

// Fetched for the people who lead alone.
const Panel = lazy(async () => {
  const [{ OversightPanel }] = await Promise.all([
    import('./oversight/OversightPanel.tsx'),
    loadNamespaces(['oversight', 'information', 'automations']),
  ]);
  return { default: OversightPanel };
});

/** Returns whether the person answers for the work of others: admins, and management in a sector. */
export function leads(actor: Pick<Actor, 'role' | 'sectors'>): boolean {
  return isAdminRole(actor.role) || actor.sectors.management.length > 0;
}

/** The state of the work that the person answers for. */
export function Oversight() {
  const { t } = useTranslation('tasks');
  return (
    <Suspense fallback={<LoadingState label={t('loading')} />}>
      <Panel />
    </Suspense>
  );
}
