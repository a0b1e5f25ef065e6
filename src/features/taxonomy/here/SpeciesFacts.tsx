import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Taxonomy } from '#data/taxonomy/taxonomy-bundle.ts';
import { isStartingSource } from '#domain/taxonomy/species-source.ts';
import { speciesNames } from '#domain/taxonomy/species-names.ts';
import type { Species } from '#domain/taxonomy/taxonomy.ts';
import { LANGUAGES } from '#domain/users/language.ts';
import { languageNameIn } from '#i18n/language-name-in.ts';
import { useLanguage } from '#i18n/useLanguage.ts';
import { IucnBadge } from '../parts/IucnBadge.tsx';
import { familyLabel, orderLabel } from '#kit/taxon/taxon-choices.ts';
import classes from './here.module.css';

/** Picture, taxonomy, Red List category, source and the names in seven languages. */
export function SpeciesFacts({
  species,
  taxonomy,
  photoUrl,
}: {
  readonly species: Species;
  readonly taxonomy: Taxonomy;
  /** of an animal of the species that lives here */
  readonly photoUrl: string | null;
}) {
  const { t } = useTranslation(['taxonomy', 'words']);
  const shownIn = useLanguage();
  const names = speciesNames(species);
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t('recap.who')}
      </Title>
      <div className={classes['head']}>
        {photoUrl !== null && <img className={classes['photo']} src={photoUrl} alt="" />}
        <dl className={classes['facts']}>
          <dt>{t('words:order')}</dt>
          <dd>{orderLabel(taxonomy, species.orderId, shownIn) || '–'}</dd>
          <dt>{t('words:family')}</dt>
          <dd>{familyLabel(taxonomy, species.familyId, shownIn) || '–'}</dd>
          <dt>{t('fields.iucn')}</dt>
          <dd>
            <IucnBadge category={species.iucnCategory} />
          </dd>
          <dt>{t('fields.source')}</dt>
          <dd>{isStartingSource(species.source) ? t('recap.startingSource') : species.source || '–'}</dd>
        </dl>
        <dl className={classes['facts']}>
          {LANGUAGES.map((language) => (
            <div key={language} style={{ display: 'contents' }}>
              <dt>{languageNameIn(language, shownIn)}</dt>
              <dd lang={language}>{names[language] ?? '–'}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
