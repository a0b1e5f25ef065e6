import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { appError } from '#domain/errors/app-error.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { RecordNotFound } from '#kit/page/RecordNotFound.tsx';
import { RecordPage } from '#kit/page/RecordPage.tsx';
import { RecordState } from '#kit/page/RecordState.tsx';
import { type QuickGroupRow, useQuickGroupRow } from '../list/useQuickGroupRows.ts';

/** The page of the group that `?id=` names. */
export function GroupOfPage({ children }: { readonly children: (row: QuickGroupRow) => ReactNode }) {
  return (
    <RecordPage notFound={<GroupNotFound />}>
      {(groupId) => <StoredGroup groupId={groupId}>{children}</StoredGroup>}
    </RecordPage>
  );
}

function StoredGroup({
  groupId,
  children,
}: {
  readonly groupId: string;
  readonly children: (row: QuickGroupRow) => ReactNode;
}) {
  const { rows, error, refetch } = useQuickGroupRow(groupId);
  const record = rows && (rows[0] ?? null);
  return (
    <RecordState asked={{ record, error, refetch }} notFound={<GroupNotFound />} isWholePage>
      {children}
    </RecordState>
  );
}

function GroupNotFound() {
  const { t } = useTranslation('quick-groups');
  const messageOf = useErrorMessage();
  return (
    <RecordNotFound
      title={t('notFound')}
      message={messageOf(appError('evaluation/group-not-found'))}
      listHref="/FastEvalGroupListView"
    />
  );
}
