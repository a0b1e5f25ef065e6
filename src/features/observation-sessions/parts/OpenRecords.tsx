import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { ObservationSession, SessionRecord } from '#domain/observation-sessions/session.ts';
import { mayReadRecords } from '#domain/observer-agreement/known-answers.ts';
import { RecordState } from '#kit/page/RecordState.tsx';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { SessionNotFound } from './SessionNotFound.tsx';
import { useRecordsOf } from './useRecordsOf.ts';

type Reading = {
  readonly session: ObservationSession;
  readonly children: (records: readonly SessionRecord[]) => ReactNode;
};

/** The records of a session, or a notice in place of known answers that are closed to the person. */
export function OpenRecords({
  campaign,
  first,
  session,
  closedTitle,
  children,
}: Reading & {
  readonly campaign: Campaign;
  /** the session that this one repeats; null for none, undefined while it comes */
  readonly first: ObservationSession | null | undefined;
  /** the title of a page that has no other one above a notice */
  readonly closedTitle?: string;
}) {
  const { t } = useTranslation(['known-answers', 'lists']);
  const actor = useActor();
  if (first === undefined && session.observerId !== actor.userId)
    return <LoadingState label={t('lists:page.loading')} />;
  if (mayReadRecords(actor, campaign, session, first ?? null)) return <Records session={session}>{children}</Records>;
  return (
    <>
      {closedTitle !== undefined && <PageHeader title={closedTitle} />}
      <Alert color="blue" icon={<IconLock size={18} aria-hidden />} title={t('closed.title')}>
        {t('closed.text')}
      </Alert>
    </>
  );
}

function Records({ session, children }: Reading) {
  return (
    <RecordState asked={useRecordsOf(session)} notFound={<SessionNotFound />}>
      {children}
    </RecordState>
  );
}
