import { useTranslation } from 'react-i18next';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { GroupForm } from '../form/GroupForm.tsx';
import { useGroupRow } from '../list/useGroupRows.ts';
import { useEditableSectors } from '../useEditableSectors.ts';
import { GroupTabs } from './GroupTabs.tsx';

/** /GroupManagementView: the group that `?id=` names; without it a new one. */
export function Component() {
  return (
    <RecordPage blank={<NewGroup />} notFound={<GroupNotFound />}>
      {(groupId) => <OneGroup groupId={groupId} />}
    </RecordPage>
  );
}

function OneGroup({ groupId }: { readonly groupId: string }) {
  const { rows, error, refetch } = useGroupRow(groupId);
  const record = rows && (rows.find((one) => one.groupId === groupId) ?? null);
  return (
    <RecordState asked={{ record, error, refetch }} notFound={<GroupNotFound />} isWholePage>
      {(row) => <GroupTabs row={row} />}
    </RecordState>
  );
}

function NewGroup() {
  const { t } = useTranslation('groups');
  const { sectors, mayLeaveOpen } = useEditableSectors();
  if (!mayLeaveOpen && sectors.length === 0) return <GroupNotFound />;
  return (
    <>
      <PageHeader title={t('form.newTitle')} subtitle={t('form.newSubtitle')} />
      <GroupForm group={null} />
    </>
  );
}

function GroupNotFound() {
  const { t } = useTranslation('groups');
  return <RecordNotFound title={t('notFound.title')} listHref="/GroupListView" />;
}
