import { Alert } from '@mantine/core';
import { IconArchive, IconArrowMerge, IconBuildingCommunity, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Animal } from '#domain/animals/animal.ts';
import { keptUntil } from '#domain/animals/kept-until.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { animalHref } from '../rows/animal-href.ts';
import { useEstablishmentName } from '#state/session/establishment-name.ts';

/** A note that the animal is another establishment's, is archived and until when, or has left or died and when. */
export function LifeNote({ animal, isOwn }: { readonly animal: Animal; readonly isOwn: boolean }) {
  const { t } = useTranslation('animals');
  const { day } = useFormat();
  const isHidden = useEstablishmentName() === null;
  const sharedBy = isHidden ? null : animal.establishmentName;
  const { status, statusAtUnix, isArchived, archivedAtUnix, mergedInto } = animal;
  const until = keptUntil(archivedAtUnix);
  const notes = [
    ...(isOwn
      ? []
      : [
          {
            id: 'shared',
            icon: IconBuildingCommunity,
            text: sharedBy === null ? t('shared.note') : t('shared.noteNamed', { name: sharedBy }),
          },
        ]),
    ...(status === 'present'
      ? []
      : [
          {
            id: status,
            icon: IconInfoCircle,
            text:
              statusAtUnix === null
                ? t(`values.lifeNote.${status}`)
                : t(`values.lifeNoteOn.${status}`, { date: day(statusAtUnix) }),
          },
        ]),
    ...(isArchived && mergedInto === undefined
      ? [
          {
            id: 'archived',
            icon: IconArchive,
            text:
              archivedAtUnix === null || until === null
                ? t('archived.note')
                : t('archived.until', { date: day(archivedAtUnix), until: day(until) }),
          },
        ]
      : []),
  ];
  return (
    <>
      {mergedInto !== undefined && (
        <Alert role="status" color="gray" mb="md" icon={<IconArrowMerge size={18} aria-hidden />}>
          {t('merge.into')} <Link to={animalHref(mergedInto)}>{t('merge.open')}</Link>
        </Alert>
      )}
      {notes.map(({ id, icon: Icon, text }) => (
        <Alert key={id} role="status" color="gray" mb="md" icon={<Icon size={18} aria-hidden />}>
          {text}
        </Alert>
      ))}
    </>
  );
}
