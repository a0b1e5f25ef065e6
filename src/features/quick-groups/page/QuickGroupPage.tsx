import { useTranslation } from 'react-i18next';
import { mayDo } from '#domain/access/operations.ts';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { QuickGroupForm } from '../form/QuickGroupForm.tsx';
import { useQuickGroupRow } from '../list/useQuickGroupRows.ts';
import { QuickGroupTabs } from './QuickGroupTabs.tsx';

/** /GroupActionsView: the group of quick evaluations that `?id=` names; without it a new one. */
export function Component() {
  return (
    <RecordPage blank={<NewGroup />} notFound={<GroupNotFound />}>
      {(groupId) => <OneGroup groupId={groupId} />}
    </RecordPage>
  );
}

function OneGroup({ groupId }: { readonly groupId: string }) {
  const { rows, error, refetch } = useQuickGroupRow(groupId);
  const record = rows && (rows[0] ?? null);
  return (
    <RecordState asked={{ record, error, refetch }} notFound={<GroupNotFound />} isWholePage>
      {(row) => <QuickGroupTabs row={row} />}
    </RecordState>
  );
}

function NewGroup() {
  const { t } = useTranslation('quick-groups');
  const actor = useActor();
  if (!mayDo(actor, 'quickGroup.create', { zooId: actor.zooId, sectorIds: [], authorId: null }))
    return <GroupNotFound />;
  return (
    <>
      <PageHeader title={t('form.newTitle')} subtitle={t('form.newSubtitle')} />
      <QuickGroupForm group={null} />
    </>
  );
}

function GroupNotFound() {
  const { t } = useTranslation('quick-groups');
  return <RecordNotFound title={t('notFound')} listHref="/FastEvalGroupListView" />;
}
