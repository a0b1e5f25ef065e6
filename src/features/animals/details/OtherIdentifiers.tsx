import { Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Animal } from '#domain/animals/animal.ts';
import classes from './InfoTab.module.css';

/** The further identifiers of an animal with their kinds, by which an import recognises it too; nothing without any. */
export function OtherIdentifiers({ animal }: { readonly animal: Pick<Animal, 'otherIdentifiers'> }) {
  const { t } = useTranslation('animals');
  const headingId = useId();
  const identifiers = animal.otherIdentifiers ?? [];
  if (identifiers.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Title order={3} size="h5" mt="lg" mb="xs" id={headingId}>
        {t('identifiers')}
      </Title>
      <dl className={classes['facts']}>
        {identifiers.map(({ kind, value }) => (
          <div key={`${kind} ${value}`}>
            <dt>{t(`values.identifierKind.${kind}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
