import { useTranslation } from 'react-i18next';
import { useReadersCountQuery } from '#data/information/information.endpoints.ts';
import type { Information } from '#domain/information/information.ts';
import { maySeeConfirmations } from '#domain/information/information-rights.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useActor } from '#state/session/use-session.ts';
import { useReach } from '../useReach.ts';

/** The number of the people reached who have confirmed. */
export function ConfirmationsCell({ information }: { readonly information: Information }) {
  const { t } = useTranslation('information');
  const { number } = useFormat();
  const actor = useActor();
  const { isKnown, reached } = useReach();
  const isAsked = information.needsConfirmation;
  const isSeen = isAsked && maySeeConfirmations(actor, information);
  const { data } = useReadersCountQuery(information.informationId, { skip: !isSeen });
  if (!isAsked) return t('confirmations.notAsked');
  if (!isSeen) return '–';
  if (data === null) return t('confirmations.unknown');
  if (data === undefined || !isKnown) return '…';
  return t('confirmations.of', { done: number(data), all: number(reached(information.recipients).length) });
}
