import { Button } from '@mantine/core';
import { IconKey, IconKeyOff, IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Campaign } from '#domain/campaigns/campaign.ts';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import { canHoldKnownAnswers, mayChooseKnownAnswers, mayRepeat } from '#domain/observer-agreement/known-answers.ts';
import { useActor } from '#state/session/use-session.ts';
import { startHref } from '../addresses.ts';
import { KnownAnswersDialog } from './KnownAnswersDialog.tsx';

/** The choice of a session as known answers, or the repetition of these by somebody in training. */
export function KnownAnswersAction({
  campaign,
  session,
}: {
  readonly campaign: Campaign;
  readonly session: ObservationSession;
}) {
  const { t } = useTranslation('known-answers');
  const actor = useActor();
  const [isChoosing, setIsChoosing] = useState(false);
  const { visitId, enclosureId, isKnownAnswer } = session;
  const mayChoose =
    (isKnownAnswer || canHoldKnownAnswers(campaign, session)) && mayChooseKnownAnswers(actor, campaign, session);
  const Icon = isKnownAnswer ? IconKeyOff : IconKey;
  return (
    <>
      {mayChoose && (
        <Button
          variant="default"
          mih={44}
          leftSection={<Icon size={18} aria-hidden />}
          onClick={() => setIsChoosing(true)}
        >
          {t(isKnownAnswer ? 'choose.undo' : 'choose.do')}
        </Button>
      )}
      {mayRepeat(actor.userId, campaign, session) && (
        <Button
          component={Link}
          to={startHref({ campaignId: campaign.campaignId, enclosureId, secondOf: visitId })}
          variant="light"
          mih={44}
          leftSection={<IconSchool size={18} aria-hidden />}
        >
          {t('exercises.begin')}
        </Button>
      )}
      {isChoosing && <KnownAnswersDialog session={session} onClose={() => setIsChoosing(false)} />}
    </>
  );
}
