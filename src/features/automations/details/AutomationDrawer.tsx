import { useTranslation } from 'react-i18next';
import { useAutomationQuery } from '#data/automations/automations.endpoints.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { useActor } from '#state/session/use-session.ts';
import { AddressDrawer } from '#ui/drawer/AddressDrawer.tsx';
import { NotFoundState } from '#ui/states/NotFoundState.tsx';
import { AutomationDetails, type TasksOf } from './AutomationDetails.tsx';

/**
 * The automation that the address names with `?automation=`, beside the list; an unknown or foreign id is not found.
 */
export function AutomationDrawer({ tasksOf }: { readonly tasksOf: TasksOf }) {
  const { t } = useTranslation('automations');
  return (
    <AddressDrawer
      name="automation"
      alsoTakesAlong={['part']}
      title={t('details.title')}
      closeLabel={t('details.close')}
      size="xl"
    >
      {(templateId) => <OneAutomation templateId={templateId} tasksOf={tasksOf} />}
    </AddressDrawer>
  );
}

function OneAutomation({ templateId, tasksOf }: { readonly templateId: string; readonly tasksOf: TasksOf }) {
  const { t } = useTranslation('automations');
  const { zooId } = useActor();
  const canBe = canBeStoredId(templateId);
  const { data, error, refetch } = useAutomationQuery({ zooId, templateId }, { skip: !canBe });
  return (
    <RecordState
      asked={{ record: canBe ? data : null, error, refetch }}
      unknown={['automation/not-found']}
      failed="automation/load-failed"
      notFound={<NotFoundState title={t('notFound.title')} message={t('notFound.message')} />}
    >
      {(automation) => <AutomationDetails automation={automation} tasksOf={tasksOf} />}
    </RecordState>
  );
}
