import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { INTERACTION_KINDS, type InteractionKind } from '#domain/analysis/interaction-kind.ts';
import { exchanged, rankedPartners } from '#domain/animal-analysis/animal-partners.ts';
import { DIVERSITY_LEVELS, useFigures } from '#features/scan-analysis/index.ts';
import type { AnimalAnalysed } from './animal-analysed.ts';

/** Returns the functions that say the finding of each analysis of an animal as a sentence. */
export function useFindings() {
  const { t } = useTranslation(['animal-analysis', 'analyses']);
  const { count, share, index } = useFigures();
  return useMemo(() => {
    const written = (value: number | null, write: (value: number) => string) => (value === null ? '–' : write(value));
    return {
      behaviours({ name, portrait: { behaviours, total }, names }: AnimalAnalysed): string {
        const [first] = behaviours.toSorted((one, other) => other.count - one.count);
        if (first === undefined || first.count === 0) return t('finding.behavioursNone', { name });
        return t('finding.behaviours', {
          ...{ name, behaviour: names.behaviour(first.behaviour), total: count(total) },
          ...{ percent: written(first.own, share), median: written(first.median, share), others: count(first.others) },
        });
      },
      diversity({ name, portrait: { diversity, shannon, evenness } }: AnimalAnalysed): string {
        if (diversity === null || diversity.level === null) return t('finding.diversityNone', { name });
        return t('finding.diversity', {
          ...{ name, level: t(`analyses:values.level.${DIVERSITY_LEVELS[diversity.level]}`) },
          ...{ shannon: written(shannon.own, index), evenness: written(evenness.own, index) },
          ...{ median: written(shannon.median, index), others: count(shannon.others) },
        });
      },
      zones({ name, portrait: { zones, spread }, names }: AnimalAnalysed): string {
        const total = zones.reduce((sum, zone) => sum + zone.count, 0);
        const [first] = zones.toSorted((one, other) => other.count - one.count);
        if (first === undefined || first.count === 0) return t('finding.zonesNone', { name });
        return t('finding.zones', {
          ...{ name, zone: names.zone(first.zoneId), percent: written(first.own, share), total: count(total) },
          spread: written(spread.modified.own, index),
        });
      },
      partners({ name, partners, names }: AnimalAnalysed): string {
        const [first] = rankedPartners(partners, ({ simpleRatioIndex }) => simpleRatioIndex);
        if (first === undefined || first.together === 0) return t('finding.partnersNone', { name });
        return t('finding.partners', {
          ...{ name, partner: names.animal(first.partnerId), count: count(first.together) },
          index: written(first.simpleRatioIndex, index),
        });
      },
      interactions({ name, partners }: AnimalAnalysed): string {
        const sum = (kind: InteractionKind, way: 'given' | 'received') =>
          partners.reduce((total, partner) => total + partner[kind][way], 0);
        const total = partners.reduce(
          (all, one) => all + INTERACTION_KINDS.reduce((some, kind) => some + exchanged(one[kind]), 0),
          0,
        );
        if (total === 0) return t('finding.interactionsNone', { name });
        return t('finding.interactions', {
          name,
          affiliativeGiven: count(sum('affiliative', 'given')),
          affiliativeReceived: count(sum('affiliative', 'received')),
          agonisticGiven: count(sum('agonistic', 'given')),
          agonisticReceived: count(sum('agonistic', 'received')),
          avoidGiven: count(sum('avoid', 'given')),
          avoidReceived: count(sum('avoid', 'received')),
        });
      },
    };
  }, [t, count, share, index]);
}
