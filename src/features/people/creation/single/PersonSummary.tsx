import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PersonDraft } from '#domain/people/person-draft.ts';
import { LANGUAGE_NAMES } from '#i18n/language-names.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Fact } from '#ui/facts/Fact.tsx';
import type { WayIn } from '../creation-draft.ts';
import type { CreationContext } from '../useCreationContext.ts';

/** All values about to be sent, in words. */
export function PersonSummary({
  person,
  context,
  wayIn,
}: {
  readonly person: PersonDraft;
  readonly context: CreationContext;
  readonly wayIn: WayIn;
}) {
  const { t } = useTranslation(['people', 'access', 'words']);
  const { list } = useFormat();
  const sectors = context.sectors.filter((sector) => person.sectors.includes(sector.sectorId));
  return (
    <Stack component="dl" gap="sm" m={0}>
      <Fact name={t('words:name')}>{`${person.userFirstname} ${person.userLastname}`.trim()}</Fact>
      <Fact name={t('people:values.field.userMail')}>{person.userMail}</Fact>
      <Fact name={t('people:values.field.language')}>{person.language && LANGUAGE_NAMES[person.language]}</Fact>
      <Fact name={t('people:values.field.userRight')}>
        {person.userRight && t(`access:values.role.${person.userRight}`)}
      </Fact>
      <Fact name={t('people:values.field.sectors')}>
        {sectors.length === 0 ? t('words:noSector') : list(sectors.map((sector) => sector.sectorName))}
      </Fact>
      <Fact name={t('people:values.field.betaTester')}>
        {person.betaTester ? t('people:creation.betaAuthorised') : t('people:creation.betaForbidden')}
      </Fact>
      <Fact name={t('people:creation.way')}>{t(`people:values.wayIn.${wayIn}`)}</Fact>
    </Stack>
  );
}
