import { useTranslation } from 'react-i18next';
import type { Animal } from '#domain/animals/animal.ts';
import type { OtherIdentifier } from '#domain/animals/other-identifiers.ts';
import { ZONE } from '#domain/time/epoch.ts';
import { instantOfDay } from '#domain/time/typed-day.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Facts } from './Facts.tsx';
import classes from './Overview.module.css';

/** The numbers by which an animal is known, each with its kind and the days on which it bore it. */
export function IdentifierFacts({ animal }: { readonly animal: Animal }) {
  const { t } = useTranslation('animals');
  const periodOf = usePeriod();
  const { registryId, animalChipId, otherIdentifiers = [] } = animal;
  return (
    <Facts
      title={t('page.identifiers')}
      facts={[
        { id: 'chip', label: t('columns.chip'), value: mono(animalChipId) },
        { id: 'registry', label: t('form.registryId'), value: mono(registryId) },
        ...otherIdentifiers.map((one) => {
          const period = periodOf(one);
          return {
            id: `${one.kind} ${one.value}`,
            label: t(`values.identifierKind.${one.kind}`),
            value: (
              <>
                {mono(one.value)} {period !== null && <span className={classes['aside']}>· {period}</span>}
              </>
            ),
          };
        }),
      ]}
    />
  );
}

function mono(text: string | null) {
  return text === null ? null : <span className={classes['number']}>{text}</span>;
}

/** Returns a function that says when an animal bore an identifier; null when nobody knows. */
function usePeriod() {
  const { t } = useTranslation('animals');
  const { date } = useFormat();
  const day = (text: string | undefined) => {
    const at = instantOfDay(text ?? '', '12:00', ZONE);
    return at === null ? null : date(at);
  };
  return ({ validFrom, validUntil }: OtherIdentifier) => {
    const [from, until] = [day(validFrom), day(validUntil)];
    if (from !== null && until !== null) return t('page.period', { from, until });
    if (from !== null) return t('page.periodFrom', { from });
    return until === null ? null : t('page.periodUntil', { until });
  };
}
