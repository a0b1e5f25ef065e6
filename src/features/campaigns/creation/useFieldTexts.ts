import { useTranslation } from 'react-i18next';
import type { CampaignContent } from '#domain/campaigns/campaign.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { DraftOptions } from '#kit/form/useRecordDraft.ts';
import { useContentChoices } from '../parts/useContentChoices.ts';
import { useFrequencyTexts } from '../parts/useFrequencyTexts.ts';
import type { CampaignNames } from '../parts/useCampaignNames.ts';

/** Returns the label of each field of a campaign, and its value in words where two versions stand side by side. */
export function useFieldTexts(names: CampaignNames): DraftOptions<CampaignContent>['fields'] {
  const { t } = useTranslation(['campaign-form', 'campaigns', 'words']);
  const { list, number, shortDay } = useFormat();
  const content = useContentChoices();
  const frequency = useFrequencyTexts();
  const yesOrNo = (is: boolean) => (is ? t('words:yes') : t('words:no'));
  const percentOrNone = (percent: number | null) =>
    percent === null ? t('none') : number(percent, { unit: 'percent' });
  const named = (kind: keyof typeof content) => (id: string | null) =>
    id === null ? t('none') : content[kind].nameOf(id);
  return {
    name: { label: t('words:name') },
    description: { label: t('words:description') },
    type: { label: t('words:type'), say: (type) => t(`campaigns:values.type.${type}`) },
    startAtUnix: { label: t('campaigns:facts.start'), say: shortDay },
    endAtUnix: { label: t('campaigns:facts.end'), say: shortDay },
    isAutoRenewed: { label: t('values.flag.isAutoRenewed'), say: yesOrNo },
    isAutoRetried: { label: t('values.flag.isAutoRetried'), say: yesOrNo },
    evaluationFrequency: { label: t('frequency'), say: (one) => t(`campaigns:values.frequency.${one}`) },
    evaluationType: {
      label: t('campaigns:facts.evaluationType'),
      say: (one) => t(`campaigns:values.evaluationType.${one}`),
    },
    ethogramId: { label: t('campaigns:facts.ethogram'), say: named('ethogram') },
    questionnaireId: { label: t('campaigns:facts.questionnaire'), say: named('questionnaire') },
    contextId: { label: t('campaigns:facts.context'), say: named('context') },
    observerIds: { label: t('campaigns:facts.observers'), say: (ids) => list(ids.map(names.person)) },
    auditorIds: { label: t('campaigns:facts.auditors'), say: (ids) => list(ids.map(names.person)) },
    concernedBy: { label: t('concernedBy'), say: (by) => t(`values.concernedBy.${by}`) },
    enclosureIds: { label: t('words:enclosures'), say: (ids) => list(ids.map(names.enclosure)) },
    animalIds: { label: t('words:animals'), say: (ids) => list(ids.map(names.animal)) },
    researchProjectId: { label: t('words:notKnown') },
    isOfficial: { label: t('campaigns:facts.official'), say: yesOrNo },
    observation: {
      label: t('observation'),
      say: ({ methods, sessionMinutes, sessionCount }) =>
        list([
          ...methods.map((method) => t(`campaigns:values.method.${method}`)),
          t('campaigns:facts.minutes', { count: sessionMinutes }),
          t('campaigns:plan.count', { count: sessionCount }),
        ]),
    },
    expectedFrequencies: {
      label: t('campaigns:facts.frequencies'),
      say: (frequencies) => list(frequencies.map((one) => frequency(one, (code) => code))) || t('none'),
    },
    minScore: { label: t('campaigns:values.score.min'), say: percentOrNone },
    maxScore: { label: t('campaigns:values.score.max'), say: percentOrNone },
    minAgreement: {
      label: t('campaigns:facts.agreement'),
      say: (kappa) => (kappa === null ? t('none') : number(kappa, { maximumFractionDigits: 2 })),
    },
  };
}
