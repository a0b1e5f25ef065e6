import { Drawer, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAutomationQuery } from '#data/automations/automations.endpoints.ts';
import { LoadFailed } from '#features/load-failed/index.ts';
import { canBeStoredId } from '#lib/stored-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { NotFoundState } from '#ui/states/NotFoundState.tsx';
import { AutomationDetails } from './AutomationDetails.tsx';

/** The automation that the address names with `?automation=`, beside the list; an unknown or foreign id is said to be one. */
export function AutomationDrawer() {
  const { t } = useTranslation('automations');
  const [parameters, setParameters] = useSearchParams();
  const templateId = parameters.get('automation');
  const close = () =>
    setParameters((now) => {
      const next = new URLSearchParams(now);
      next.delete('automation');
      next.delete('part');
      return next;
    });
  return (
    <Drawer.Root opened={templateId !== null} onClose={close} position="right" size="xl">
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Not Mantine's head, which would be a second banner of the page. */}
        <Group justify="space-between" wrap="nowrap" px="md" py="xs">
          <Drawer.Title fw={650}>{t('details.title')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('details.close')} size={44} iconSize={22} />
        </Group>
        <Drawer.Body>{templateId !== null && <OneAutomation templateId={templateId} />}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function OneAutomation({ templateId }: { readonly templateId: string }) {
  const { t } = useTranslation('automations');
  const { zooId } = useActor();
  const canBe = canBeStoredId(templateId);
  const { data, error, refetch } = useAutomationQuery({ zooId, templateId }, { skip: !canBe });
  if (data !== undefined) return <AutomationDetails automation={data} />;
  if (error?.code === 'automation/not-found' || !canBe)
    return <NotFoundState title={t('notFound.title')} message={t('notFound.message')} />;
  if (error !== undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return <LoadingState label={t('loading')} count={4} />;
}
