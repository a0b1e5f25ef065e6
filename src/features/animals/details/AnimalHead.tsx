import { Button, Group, Menu } from '@mantine/core';
import { IconChevronDown, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Animal } from '#domain/animals/animal.ts';
import { speciesHref } from '#features/taxonomy/index.ts';
import { QrButton } from '#kit/qr/QrButton.tsx';
import { useActor } from '#state/session/use-session.ts';
import { SubjectHead } from '#ui/page/SubjectHead.tsx';
import type { AnimalChange } from '../actions/animal-change.ts';
import { CHANGE_ICONS } from '../actions/change-icons.ts';
import { offeredChanges } from '../actions/offered-changes.ts';
import { AnimalAvatar } from '#kit/animal/AnimalAvatar.tsx';
import { animalDayHref } from '../rows/animal-href.ts';
import type { AnimalRow } from '../rows/animal-row.ts';
import { StateCell } from '../rows/PlainCells.tsx';
import { SectorName } from '../rows/SectorName.tsx';
import { SexMark } from '../rows/SexMark.tsx';
import classes from './AnimalHead.module.css';
import { useLifeTexts } from './useLifeTexts.ts';

/** The head of an animal's page, which stays in sight, with the buttons of changes. */
export function AnimalHead({
  animal: stored,
  row,
  isOwn,
  onEdit,
  onChange,
}: {
  readonly animal: Animal;
  readonly row: AnimalRow;
  /** an animal of another establishment is only read */
  readonly isOwn: boolean;
  /** null: the person may not change what is said of it */
  readonly onEdit: (() => void) | null;
  readonly onChange: (change: AnimalChange) => void;
}) {
  const { t } = useTranslation(['animals', 'words']);
  const actor = useActor();
  const offered = isOwn ? offeredChanges(actor, row) : [];
  const age = useLifeTexts().age(stored);
  const { name, species, animal, sex, sector, enclosureName, groupName, state } = row;
  const labelFacts = [
    species.name,
    ...(animal.animalChipId === null ? [] : [`${t('columns.chip')} ${animal.animalChipId}`]),
    ...(enclosureName === null ? [] : [enclosureName]),
  ].filter((fact) => fact !== '');
  return (
    <SubjectHead
      name={name}
      media={<AnimalAvatar photoUrl={animal.photoUrl} size={64} />}
      badges={<StateCell state={state} label={t(`values.state.${state}`)} />}
      facts={
        <>
          <span>
            {animal.specieId === null ? (
              species.name || t('unknown.species')
            ) : (
              <Link to={speciesHref(animal.specieId)}>{species.name || t('unknown.species')}</Link>
            )}
            {species.latinName !== species.name && (
              <i lang="la" className={classes['latin']}>
                {species.latinName}
              </i>
            )}
          </span>
          <SexMark sex={sex} />
          {age !== null && <span>{age}</span>}
          {enclosureName !== null && (
            <Link to={`/EnclosureManagementView?id=${encodeURIComponent(animal.enclosureId ?? '')}`}>
              {enclosureName}
            </Link>
          )}
          {sector !== null && <SectorName sector={sector} />}
          {groupName !== null && (
            <Link to={`/GroupManagementView?id=${encodeURIComponent(animal.groupId ?? '')}`}>{groupName}</Link>
          )}
        </>
      }
      actions={
        <Group gap="xs">
          {isOwn && <QrButton name={name} facts={labelFacts} href={animalDayHref(stored.animalId)} />}
          {onEdit !== null && (
            <Button variant="default" mih={44} leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
              {t('words:edit')}
            </Button>
          )}
          {offered.length > 0 && (
            <Menu position="bottom-end" portalProps={{ target: 'main' }} withInitialFocusPlaceholder={false}>
              <Menu.Target>
                <Button variant="default" rightSection={<IconChevronDown size={18} aria-hidden />}>
                  {t('words:actions')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {offered.map((change) => {
                  const Icon = CHANGE_ICONS[change];
                  return (
                    <Menu.Item
                      key={change}
                      leftSection={<Icon size={18} aria-hidden />}
                      {...(change === 'death' ? { color: 'red' } : {})}
                      onClick={() => onChange(change)}
                    >
                      {t(`values.change.${change}`)}
                    </Menu.Item>
                  );
                })}
              </Menu.Dropdown>
            </Menu>
          )}
        </Group>
      }
    />
  );
}
