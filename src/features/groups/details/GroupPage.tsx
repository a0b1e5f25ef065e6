import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { LoadFailed } from '#kit/page/LoadFailed.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { canBeStoredId } from '#lib/stored-id.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { NotFoundState } from '#ui/states/NotFoundState.tsx';
import { GroupForm } from '../form/GroupForm.tsx';
import { useGroupRow } from '../list/useGroupRows.ts';
import { useEditableSectors } from '../useEditableSectors.ts';
import { GroupTabs } from './GroupTabs.tsx';

/** /GroupManagementView: the group that `?id=` names; without it a new one. */
export function Component() {
  const [parameters] = useSearchParams();
  const groupId = parameters.get('id');
  if (groupId === null || groupId === '') return <NewGroup />;
  return canBeStoredId(groupId) ? <OneGroup key={groupId} groupId={groupId} /> : <GroupNotFound />;
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

function OneGroup({ groupId }: { readonly groupId: string }) {
  const { t } = useTranslation('groups');
  const { rows, error, refetch } = useGroupRow(groupId);
  const row = rows?.find((one) => one.groupId === groupId);
  if (row !== undefined) return <GroupTabs row={row} />;
  if (error !== undefined) return <LoadFailed isWholePage error={error} onRetry={() => void refetch()} />;
  return rows === undefined ? <LoadingState label={t('loadingOne')} shape="page" /> : <GroupNotFound />;
}

/** The address names a group that is not there, or not for this person: both look alike. */
function GroupNotFound() {
  const { t } = useTranslation('groups');
  return (
    <NotFoundState
      headingOrder={1}
      title={t('notFound.title')}
      message={t('notFound.message')}
      action={
        <Button component={Link} to="/GroupListView" variant="light">
          {t('notFound.toList')}
        </Button>
      }
    />
  );
}
