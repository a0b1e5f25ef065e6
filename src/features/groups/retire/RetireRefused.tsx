import { Button, Group as Row, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AppError } from '#domain/errors/app-error.ts';
import type { Group } from '#domain/groups/group.ts';
import { animalHref, useAnimalsOf } from '#features/animals/index.ts';
import { AnimalName } from '#kit/animal/AnimalName.tsx';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useErrorMessage } from '#i18n/error-message.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import classes from './RetireRefused.module.css';

const MAX_SHOWN = 30;

/** The reason why a group could not be archived or deleted, with the animals that prevent it. */
export function RetireRefused({
  group,
  error,
  onClose,
}: {
  readonly group: Group;
  readonly error: AppError;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['groups', 'common', 'words']);
  const messageOf = useErrorMessage();
  const { rows = [] } = useAnimalsOf('groupId', group.groupId);
  const inIt = error.code === 'group/has-animals' ? rows : [];
  return (
    <Dialog title={group.groupName} closeLabel={t('common:close')} onClose={onClose}>
      <Stack gap="md">
        <FormFailure message={messageOf(error)} />
        {inIt.length > 0 && (
          <ul className={classes['list']} aria-label={t('animalsOf', { name: group.groupName })}>
            {inIt.slice(0, MAX_SHOWN).map(({ animalId, name, animal }) => (
              <li key={animalId}>
                <Link to={animalHref(animalId)} className={classes['link']} onClick={onClose}>
                  <AnimalName name={name} photoUrl={animal.photoUrl} />
                </Link>
              </li>
            ))}
          </ul>
        )}
        {inIt.length > MAX_SHOWN && <Text fz="sm">{t('words:andOthers', { count: inIt.length - MAX_SHOWN })}</Text>}
        <Row justify="flex-end">
          <Button onClick={onClose}>{t('common:close')}</Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
