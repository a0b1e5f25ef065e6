import { useTranslation } from 'react-i18next';
import type { ObservationSession } from '#domain/observation-sessions/session.ts';
import type { ComparedSession } from '#domain/observer-agreement/compared-sessions.ts';
import { usePersonNames } from '#features/observation-sessions/index.ts';
import type { CampaignGround } from '#features/scan-analysis/index.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { AGREEMENT_FILTERS } from '../agreement-filters.ts';

/** Binds the filters of compared sessions to the address and to their controls. */
export function useAgreementFilters(
  compared: readonly ComparedSession<ObservationSession>[],
  enclosures: CampaignGround['enclosures'],
) {
  const { t } = useTranslation(['agreement', 'analyses', 'words']);
  const { dateTime } = useFormat();
  const personName = usePersonNames();
  return useRecordFilters(AGREEMENT_FILTERS, {
    enclosureId: {
      label: t('words:enclosure'),
      all: t('words:allEnclosures'),
      choices: enclosures.map(({ enclosureId, name }) => ({ value: enclosureId, label: name })),
      width: 220,
      isHidden: enclosures.length < 2,
    },
    visitId: {
      label: t('filters.session'),
      all: t('analyses:allSessions'),
      choices: compared.map(({ first: { visitId, observerId, startedAtUnix } }) => ({
        value: visitId,
        label: `${dateTime(startedAtUnix)} · ${personName(observerId)}`,
      })),
      width: 300,
    },
    period: {
      label: t('words:from'),
      texts: { from: t('words:from'), until: t('analyses:filters.until') },
      isMore: true,
    },
  });
}
