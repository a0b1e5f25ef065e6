import { Select, SimpleGrid } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { BODY_FATES, type BodyFate, DEATH_CAUSES, type DeathCause } from '#domain/animals/animal.ts';

type Death = { readonly deathCause: DeathCause | null; readonly bodyFate: BodyFate | null };

/** The cause of a death, and the way of the body. */
export function DeathFields({
  value: { deathCause, bodyFate },
  onChange,
}: {
  readonly value: Death;
  readonly onChange: (difference: Partial<Death>) => void;
}) {
  const { t } = useTranslation('animals');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <Select
        name="deathCause"
        label={t('page.cause')}
        clearable
        data={DEATH_CAUSES.map((cause) => ({ value: cause, label: t(`values.deathCause.${cause}`) }))}
        value={deathCause}
        onChange={(chosen) => onChange({ deathCause: DEATH_CAUSES.find((cause) => cause === chosen) ?? null })}
      />
      <Select
        name="bodyFate"
        label={t('page.body')}
        clearable
        data={BODY_FATES.map((fate) => ({ value: fate, label: t(`values.bodyFate.${fate}`) }))}
        value={bodyFate}
        onChange={(chosen) => onChange({ bodyFate: BODY_FATES.find((fate) => fate === chosen) ?? null })}
      />
    </SimpleGrid>
  );
}
