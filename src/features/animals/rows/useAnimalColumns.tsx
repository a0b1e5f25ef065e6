import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SEXES } from '#domain/animals/animal.ts';
import { ANIMAL_STATES, type AnimalOrigin, type AnimalRow } from './animal-row.ts';
import type { DataColumn } from '#ui/table/columns.ts';
import { widthOfWords } from '#ui/table/full/column-layout.ts';
import { AnimalName } from '#kit/animal/AnimalName.tsx';
import { SexCell, SpeciesCell, StateCell } from './PlainCells.tsx';
import { SectorName } from './SectorName.tsx';
import { useSharedByName } from './useSharedByName.ts';
import classes from './cells.module.css';

/** A column of the lists of animals that a page may leave out because it names the value itself. */
export type AnimalColumnId = 'species' | 'enclosure' | 'sector' | 'group' | 'state';

/** The sign of a sex beside its word, and the room around the word of a badge. */
const SIGN_PX = 22;
const BADGE_PX = 44;

const NONE: readonly AnimalColumnId[] = [];

/** Another establishment shows its animals, not its places. */
const LEFT_OUT: Readonly<Record<AnimalOrigin, readonly string[]>> = {
  own: ['sharedBy'],
  shared: ['enclosure', 'sector', 'group'],
  all: [],
};

/** The columns of every list of animals; a list with shared animals names their establishments. */
export function useAnimalColumns(
  origin: AnimalOrigin = 'own',
  without: readonly AnimalColumnId[] = NONE,
): readonly DataColumn<AnimalRow>[] {
  const { t } = useTranslation(['animals', 'words']);
  const nameOf = useSharedByName();
  const left = [...LEFT_OUT[origin], ...without].join(' ');
  return useMemo(() => {
    // Looked up once: a list scrolled from end to end draws hundreds of cells in a frame.
    const unknown = { sex: t('words:notKnown'), species: t('unknown.species'), age: t('unknown.age') };
    const sexes = wordsOf(SEXES, (sex) => t(`words:values.sex.${sex}`));
    const states = wordsOf(ANIMAL_STATES, (state) => t(`values.state.${state}`));
    const ageOf = memorised((age: number) => (age === 0 ? t('age.underOne') : t('age.years', { count: age })));
    const columns: readonly DataColumn<AnimalRow>[] = [
      {
        id: 'name',
        header: t('words:name'),
        isTitle: true,
        width: 162,
        cell: ({ name, animal }) => <AnimalName name={name} photoUrl={animal.photoUrl} />,
        sortValue: ({ name }) => name,
        exportValue: ({ name }) => name,
      },
      {
        id: 'chip',
        header: t('columns.chip'),
        width: 142,
        cell: ({ animal }) => animal.animalChipId,
        sortValue: ({ animal }) => animal.animalChipId,
        exportValue: ({ animal }) => animal.animalChipId,
      },
      {
        id: 'registryId',
        header: t('columns.registryId'),
        width: 126,
        cell: ({ animal }) => animal.registryId,
        sortValue: ({ animal }) => animal.registryId,
        exportValue: ({ animal }) => animal.registryId,
      },
      {
        id: 'species',
        header: t('columns.species'),
        cell: ({ species }) => <SpeciesCell species={species} unknown={unknown.species} />,
        sortValue: ({ species }) => species.name || null,
        exportValue: ({ species }) => species.name,
      },
      {
        id: 'sharedBy',
        header: t('columns.sharedBy'),
        cell: ({ sharedBy }) => sharedBy !== null && nameOf(sharedBy),
        sortValue: ({ sharedBy }) => (sharedBy === null ? null : nameOf(sharedBy)),
        exportValue: ({ sharedBy }) => (sharedBy === null ? null : nameOf(sharedBy)),
      },
      {
        id: 'latinName',
        header: t('columns.latinName'),
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ species }) => species.latinName,
        sortValue: ({ species }) => species.latinName || null,
      },
      {
        id: 'sex',
        header: t('columns.sex'),
        width: widthOfWords(Object.values(sexes), SIGN_PX),
        cell: ({ sex }) => <SexCell sex={sex} label={sex === null ? unknown.sex : sexes[sex]} />,
        sortValue: ({ sex }) => sex,
        exportValue: ({ sex }) => (sex === null ? null : sexes[sex]),
      },
      {
        id: 'age',
        header: t('columns.age'),
        width: widthOfWords([unknown.age]),
        cell: ({ age }) => (age === null ? <span className={classes['none']}>{unknown.age}</span> : ageOf(age)),
        sortValue: ({ age }) => age,
        exportValue: ({ age }) => age,
      },
      {
        id: 'birthdate',
        header: t('columns.birthdate'),
        hiddenByDefault: true,
        cell: ({ animal }) => animal.animalBirthdate,
        sortValue: ({ animal }) => byYear(animal.animalBirthdate),
        exportValue: ({ animal }) => animal.animalBirthdate,
      },
      {
        id: 'enclosure',
        header: t('words:enclosure'),
        cell: ({ enclosureName }) => enclosureName,
        sortValue: ({ enclosureName }) => enclosureName,
      },
      {
        id: 'sector',
        header: t('words:sector'),
        // The enclosure tells the place, and with both of them the table is wider than the screen of a laptop.
        hiddenByDefault: true,
        cell: ({ sector }) => sector !== null && <SectorName sector={sector} />,
        sortValue: ({ sector }) => sector?.sectorName ?? null,
      },
      {
        id: 'group',
        header: t('columns.group'),
        hiddenByDefault: true,
        cell: ({ groupName }) => groupName,
        sortValue: ({ groupName }) => groupName,
      },
      {
        id: 'state',
        header: t('words:status'),
        width: widthOfWords([states.present], BADGE_PX),
        cell: ({ state }) => <StateCell state={state} label={states[state]} />,
        sortValue: ({ state }) => ANIMAL_STATES.indexOf(state),
        exportValue: ({ state }) => states[state],
      },
    ];
    const out = left.split(' ');
    return columns.filter(({ id }) => !out.includes(id));
  }, [t, left, nameOf]);
}

/** "03/2014" as "2014/03", so that its text sorts in the order of time. */
function byYear(birthdate: string | null): string | null {
  return birthdate === null ? null : birthdate.split('/').toReversed().join('/');
}

function wordsOf<Value extends string>(
  values: readonly Value[],
  say: (value: Value) => string,
): Readonly<Record<Value, string>> {
  return Object.fromEntries(values.map((value) => [value, say(value)])) as Record<Value, string>;
}

function memorised(say: (value: number) => string): (value: number) => string {
  const known = new Map<number, string>();
  return (value) => {
    const word = known.get(value) ?? say(value);
    known.set(value, word);
    return word;
  };
}
