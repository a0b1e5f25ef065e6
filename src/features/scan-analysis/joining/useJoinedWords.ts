import { useTranslation } from 'react-i18next';
import { textIn } from '#domain/content/translated.ts';
import { inSomeOnly } from '#domain/scan-analysis/join-ethograms.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import type { AnalysedCampaign } from '../AnalysedSessions.tsx';

/** How campaigns are joined, in sentences. */
export type JoinedWords = {
  readonly brief: readonly string[];
  /** the behaviours that exist in some campaigns only, long lists */
  readonly partly: readonly string[];
};

const NOTHING: JoinedWords = { brief: [], partly: [] };

/**
 * Returns the sentences that say how campaigns are joined: their ethograms and versions, the behaviours that were renamed, stay
 * apart or exist in some of them only, and what that means for shares. Empty for one campaign.
 */
export function useJoinedWords({ campaigns, ground }: AnalysedCampaign): JoinedWords {
  const { t } = useTranslation('joined-campaigns');
  const language = useLanguage();
  const { list, number } = useFormat();
  if (campaigns.length < 2) return NOTHING;
  const { ethograms, versions } = ground;
  const names = new Map(ground.behaviours.map(({ code, name }) => [code, name]));
  const behaviourNames = (codes: readonly string[]) => list(codes.map((code) => names.get(code) ?? code));
  const campaignNames = (ids: readonly string[]) =>
    list(campaigns.filter(({ campaignId }) => ids.includes(campaignId)).map(({ name }) => name));
  const frozen = Map.groupBy(campaigns, ({ ethogramId }) => ethogramId ?? '');
  const lines = [...frozen].map(([ethogramId, some]) => {
    const numbers = [...new Set(some.map(({ ethogramVersion }) => ethogramVersion ?? 0))].toSorted((a, b) => a - b);
    const last = versions.find((one) => one.ethogramId === ethogramId && one.number === numbers.at(-1));
    return { name: last === undefined ? ethogramId : textIn(last.name, language), numbers };
  });
  const versioned = lines.map(({ name, numbers }) => {
    const last = number(numbers.at(-1) ?? 0);
    return numbers.length < 2
      ? t('version', { name, number: last })
      : t('versions', { name, numbers: list(numbers.map((one) => number(one))), number: last });
  });
  const oldName = ({ ethogramId, number: at, from }: (typeof ethograms.renamed)[number]) => {
    const version = versions.find((one) => one.ethogramId === ethogramId && one.number === at);
    const behaviour = version?.behaviours.find(({ code }) => code === from);
    return behaviour === undefined ? from : textIn(behaviour.name, language);
  };
  const partial = inSomeOnly(
    ethograms,
    campaigns.map(({ campaignId }) => campaignId),
  );
  const byCampaigns = Map.groupBy(partial, ({ campaignIds }) => campaignIds.join(' '));
  const brief = [
    ...versioned,
    ...(lines.length < 2
      ? []
      : [
          t(ethograms.shared.length === 0 ? 'noneShared' : 'shared', {
            names: behaviourNames(ethograms.shared),
          }),
        ]),
    ...(ethograms.renamed.length === 0
      ? []
      : [
          t('renamed', {
            pairs: list(ethograms.renamed.map((one) => `${oldName(one)} → ${names.get(one.code) ?? one.code}`)),
          }),
        ]),
    ...(ethograms.stayed.length === 0
      ? []
      : [t('stayed', { names: behaviourNames(ethograms.stayed.map(({ code }) => code)) })]),
    ...(partial.length === 0 ? [] : [t('shares')]),
    t('visibility'),
  ];
  const partly = [...byCampaigns.values()].map((some) =>
    t('onlyIn', {
      campaigns: campaignNames(some[0]?.campaignIds ?? []),
      names: behaviourNames(some.map(({ code }) => code)),
    }),
  );
  return { brief, partly };
}
