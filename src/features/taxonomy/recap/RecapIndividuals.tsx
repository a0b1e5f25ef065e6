import { Table, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RegisterAnimal } from '#data/animals/animal-register.ts';

/** The animals of the species that live here, one line each; nothing when there are none. */
export function RecapIndividuals({
  animals,
  placeOf,
}: {
  readonly animals: readonly RegisterAnimal[];
  readonly placeOf: (animal: RegisterAnimal) => string;
}) {
  const { t } = useTranslation(['taxonomy', 'words']);
  if (animals.length === 0) return null;
  const sexOf = ({ animalSexe }: RegisterAnimal) => {
    if (animalSexe === null) return t('recap.unknownSex');
    return animalSexe === 'Male' ? t('recap.male') : t('recap.female');
  };
  return (
    <section data-long>
      <Title order={2} size="h3" mb="sm" id="recap-individuals">
        {t('words:animals')}
      </Title>
      <Table.ScrollContainer
        minWidth={560}
        type="native"
        role="region"
        aria-labelledby="recap-individuals"
        tabIndex={0}
      >
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('words:animal')}</Table.Th>
              <Table.Th scope="col">{t('recap.sex')}</Table.Th>
              <Table.Th scope="col">{t('recap.born')}</Table.Th>
              <Table.Th scope="col">{t('words:enclosure')}</Table.Th>
              <Table.Th scope="col">{t('recap.chip')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {animals.map((animal) => (
              <Table.Tr key={animal.animalId}>
                <Table.Th scope="row" fw={600}>
                  {animal.animalName}
                </Table.Th>
                <Table.Td>{sexOf(animal)}</Table.Td>
                <Table.Td>{animal.animalBirthdate || '–'}</Table.Td>
                <Table.Td>{placeOf(animal)}</Table.Td>
                <Table.Td>{animal.animalChipId || '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  );
}
