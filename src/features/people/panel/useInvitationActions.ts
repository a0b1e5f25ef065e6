import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevokeInvitationMutation, withPeopleCalls } from '#data/people/people.endpoints.ts';
import type { Invitation } from '#domain/invitations/invitation.ts';
import { displayName } from '#domain/users/user.ts';
import { useDemoRefusal } from '#kit/form/useDemoRefusal.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useReadySession } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm } from '#ui/confirm/confirm.ts';

/** Returns functions that send an invitation once more, or revoke it after a question. */
export function useInvitationActions(zooId: string) {
  const { t } = useTranslation(['people', 'words']);
  const { user, establishment } = useReadySession();
  const refusedInDemo = useDemoRefusal('user.manage');
  const dispatch = useAppDispatch();
  const [revokeNow] = useRevokeInvitationMutation();
  const [busyId, setBusyId] = useState<string | null>(null);

  const during = async (invitationId: string, work: () => Promise<void>) => {
    setBusyId(invitationId);
    await work();
    setBusyId(null);
  };

  const resend = (invitation: Invitation) =>
    during(invitation.invitationId, async () => {
      if (refusedInDemo()) return;
      const { userFirstname, userLastname, userMail, userRight, language, betaTester, sectors } = invitation;
      const request = {
        userData: { userFirstname, userLastname, userMail, userRight, language, betaTester, sectors },
        zooId,
        zooNameInviteFrom: establishment.zooName,
        peopleNameInviteFrom: displayName(user),
      };
      const sent = await dispatch(withPeopleCalls((calls) => calls.invite(request)));
      const params = { name: displayName(invitation) };
      dispatch(
        noticeRaised(
          sent.ok
            ? { kind: 'success', messageKey: 'people:values.done.resent', params }
            : { kind: 'error', ...sent.error },
        ),
      );
    });

  const revoke = async (invitation: Invitation) => {
    if (refusedInDemo()) return;
    const name = displayName(invitation);
    const agreed = await confirm({
      title: t('invitationList.revokeQuestion', { name }),
      text: t('invitationList.revokeConsequence'),
      confirmLabel: t('invitationList.revoke'),
      cancelLabel: t('words:cancel'),
      tone: 'danger',
    });
    if (!agreed) return;
    await during(invitation.invitationId, async () => {
      const answer = await revokeNow({ invitationId: invitation.invitationId });
      if (answer.error === undefined)
        dispatch(noticeRaised({ kind: 'success', messageKey: 'people:values.done.revoked', params: { name } }));
    });
  };
  return { resend, revoke, busyId };
}
