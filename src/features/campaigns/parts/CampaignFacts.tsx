import { Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignContent } from '#domain/campaigns/campaign.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Fact } from '#ui/facts/Fact.tsx';
import type { CampaignNames } from './useCampaignNames.ts';
import { useBehaviours } from './useBehaviours.ts';
import { type ContentChoices, useContentChoices } from './useContentChoices.ts';
import { useFrequencyTexts } from './useFrequencyTexts.ts';

/** The number of the version that each content is used in; null where none is frozen. */
export type FrozenVersions = Readonly<
  Record<'ethogramVersion' | 'questionnaireVersion' | 'contextVersion', number | null>
>;

/** The parts of a summary, in the order of the steps. */
export const FACT_PARTS = ['programme', 'participants', 'content', 'dates', 'enclosures'] as const;
export type FactPart = (typeof FACT_PARTS)[number];

/** A campaign in words, part by part. */
export function CampaignFacts({
  content,
  versions,
  names,
  asideOf,
}: {
  readonly content: CampaignContent;
  /** null before the launch */
  readonly versions: FrozenVersions | null;
  readonly names: CampaignNames;
  /** what stands beside the title of a part, such as a way to change it */
  readonly asideOf?: (part: FactPart, title: string) => ReactNode;
}) {
  const { t } = useTranslation(['campaigns', 'words']);
  const { list, number, shortDay } = useFormat();
  const { ethogram, questionnaire, context } = useContentChoices();
  const frequency = useFrequencyTexts();
  const { nameOf: behaviourName } = useBehaviours(content.ethogramId, versions?.ethogramVersion ?? null);
  const { observation, type } = content;
  const { methods } = observation;
  const nameOf = (kind: ContentChoices, id: string | null, version: number | null | undefined) => {
    if (id === null) return null;
    const name = kind.nameOf(id);
    return version === null || version === undefined ? name : t('facts.frozen', { name, version: number(version) });
  };
  const flags = (['isGroupMode', 'hasLocation', 'isExpertMode', 'isDeferredAllowed'] as const).filter(
    (flag) => observation[flag],
  );
  const parts: Record<FactPart, ReactNode> = {
    programme: (
      <>
        <Fact name={t('words:type')}>{t(`values.type.${type}`)}</Fact>
        <Fact name={t('words:description')}>{content.description}</Fact>
        <Fact name={t('facts.official')}>{content.isOfficial ? t('words:yes') : null}</Fact>
        <Fact name={t('facts.methods')}>{list(methods.map((method) => t(`values.method.${method}`)))}</Fact>
        {methods.includes('scan') && (
          <Fact name={t('values.method.scan')}>
            {t('facts.scans', {
              count: observation.scanCount,
              interval: t('facts.minutes', { count: observation.scanIntervalMinutes }),
            })}
          </Fact>
        )}
        {methods.includes('focal') && (
          <Fact name={t('values.method.focal')}>
            {t('facts.focals', {
              count: observation.observationCount,
              length: t('facts.minutes', { count: observation.observationMinutes }),
            })}
          </Fact>
        )}
        {methods.length > 0 && (
          <Fact name={t('facts.rhythm')}>
            {t('facts.sessions', {
              count: observation.sessionCount,
              length: t('facts.minutes', { count: observation.sessionMinutes }),
              frequency: t(`values.frequency.${content.evaluationFrequency}`),
            })}
          </Fact>
        )}
        <Fact name={t('facts.options')}>{list(flags.map((flag) => t(`values.option.${flag}`)))}</Fact>
        {type === 'training' && content.minAgreement !== null && (
          <Fact name={t('facts.agreement')}>{number(content.minAgreement, { maximumFractionDigits: 2 })}</Fact>
        )}
      </>
    ),
    participants: (
      <>
        <Fact name={t('facts.observers')}>
          {content.observerIds.length === 0 ? t('words:nobody') : list(content.observerIds.map(names.person))}
        </Fact>
        <Fact name={t('facts.auditors')}>
          {content.auditorIds.length === 0 ? t('words:nobody') : list(content.auditorIds.map(names.person))}
        </Fact>
      </>
    ),
    content: (
      <>
        <Fact name={t('facts.ethogram')}>{nameOf(ethogram, content.ethogramId, versions?.ethogramVersion)}</Fact>
        <Fact name={t('facts.frequencies')}>
          {content.expectedFrequencies.map((one) => frequency(one, behaviourName)).join('\n')}
        </Fact>
        <Fact name={t('facts.questionnaire')}>
          {nameOf(questionnaire, content.questionnaireId, versions?.questionnaireVersion)}
        </Fact>
        <Fact name={t('facts.evaluationType')}>
          {content.questionnaireId === null ? null : t(`values.evaluationType.${content.evaluationType}`)}
        </Fact>
        {(['min', 'max'] as const).map((end) => {
          const percent = content[`${end}Score`];
          if (percent === null) return null;
          return (
            <Fact key={end} name={t(`values.score.${end}`)}>
              {number(percent, { unit: 'percent' })}
            </Fact>
          );
        })}
        <Fact name={t('facts.context')}>{nameOf(context, content.contextId, versions?.contextVersion)}</Fact>
      </>
    ),
    dates: (
      <>
        <Fact name={t('facts.start')}>{shortDay(content.startAtUnix)}</Fact>
        <Fact name={t('facts.end')}>{shortDay(content.endAtUnix)}</Fact>
        <Fact name={t('facts.renewed')}>{content.isAutoRenewed ? t('words:yes') : t('words:no')}</Fact>
        <Fact name={t('facts.retried')}>{content.isAutoRetried ? t('words:yes') : t('words:no')}</Fact>
      </>
    ),
    enclosures:
      content.concernedBy === 'enclosure' ? (
        <Fact name={t('words:enclosures')}>{list(content.enclosureIds.map(names.enclosure))}</Fact>
      ) : (
        <Fact name={t('words:animals')}>{list(content.animalIds.map(names.animal))}</Fact>
      ),
  };
  return (
    <Stack gap="lg">
      {FACT_PARTS.map((part) => {
        const title = t(`values.part.${part}`);
        return (
          <section key={part} aria-label={title}>
            <Group justify="space-between" mb="xs">
              <Title order={3} fz="md">
                {title}
              </Title>
              {asideOf?.(part, title)}
            </Group>
            <Stack component="dl" gap="xs" m={0}>
              {parts[part]}
            </Stack>
          </section>
        );
      })}
    </Stack>
  );
}
