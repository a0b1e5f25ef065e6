import { Alert, Anchor, Button, Group, List, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconArchive, IconRestore, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { queryError } from '#data/query-error.ts';
import { useRetirePlaceMutation } from '#data/places/places.endpoints.ts';
import type { RetirePlaceRequest } from '#domain/callables/animals.ts';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import { animalHref, useAnimalsOf } from '#features/animals/index.ts';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useActor } from '#state/session/use-session.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { Card } from '../dashboard/Card.tsx';
import { addressOfTab } from '../details/tabs.ts';
import { mayOn } from '../rights.ts';

const MAX_NAMED = 20;

/** Archives, restores and deletes an enclosure; an enclosure with animals stays, and names them. */
export function Retire({ enclosure }: { readonly enclosure: Enclosure }) {
  const { t } = useTranslation(['enclosures', 'words']);
  const actor = useActor();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const demo = useDemoError('enclosure.delete');
  const [retire, { isLoading }] = useRetirePlaceMutation();
  const [failure, setFailure] = useState<AppError | null>(null);
  const { zooId, enclosureId: id, enclosureName: name, isArchived, animalsCount } = enclosure;
  if (!mayOn(actor, 'enclosure.delete', enclosure)) return null;

  const run = async (mode: RetirePlaceRequest['mode']) => {
    setFailure(null);
    if (mode !== 'restore' && animalsCount > 0) return setFailure(appError('enclosure/has-animals'));
    if (demo !== null) return setFailure(demo);
    // Archiving and restoring can be undone; deleting cannot.
    const question = {
      title: t('words:deleteQuestion', { name }),
      text: t('retire.deleteText'),
      confirmLabel: t('retire.delete'),
      cancelLabel: t('words:cancel'),
      tone: 'danger' as const,
    };
    if (mode === 'delete' && !(await confirm(question))) return undefined;
    const answer = await retire({ zooId, kind: 'enclosure', id, mode });
    if (answer.error !== undefined) return setFailure(queryError(answer.error));
    dispatch(noticeRaised({ kind: 'success', messageKey: `enclosures:values.done.${mode}`, params: { name } }));
    return mode === 'delete' ? navigate('/EnclosureListView', { replace: true }) : undefined;
  };
  return (
    <Card title={t(isArchived ? 'retire.archivedTitle' : 'retire.title')}>
      <Stack gap="md">
        <Text fz="sm">{t(isArchived ? 'retire.archivedText' : 'retire.text')}</Text>
        <Group>
          {isArchived ? (
            <Button
              variant="default"
              loading={isLoading}
              leftSection={<IconRestore size={18} aria-hidden />}
              onClick={() => void run('restore')}
            >
              {t('retire.restore')}
            </Button>
          ) : (
            <Button
              variant="default"
              loading={isLoading}
              leftSection={<IconArchive size={18} aria-hidden />}
              onClick={() => void run('archive')}
            >
              {t('retire.archive')}
            </Button>
          )}
          <Button
            variant="subtle"
            color="red"
            disabled={isLoading}
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => void run('delete')}
          >
            {t('retire.delete')}
          </Button>
        </Group>
        <Refusal error={failure} enclosureId={id} />
      </Stack>
    </Card>
  );
}

/** The reason why the enclosure stays, with the animals that are still in it. */
function Refusal({ error, enclosureId }: { readonly error: AppError | null; readonly enclosureId: string }) {
  const messageOf = useErrorMessage();
  if (error === null) return null;
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle size={18} aria-hidden />}>
      {messageOf(error)}
      {error.code === 'enclosure/has-animals' && <WhoIsThere enclosureId={enclosureId} />}
    </Alert>
  );
}

function WhoIsThere({ enclosureId }: { readonly enclosureId: string }) {
  const { t } = useTranslation('enclosures');
  const [parameters] = useSearchParams();
  const { rows } = useAnimalsOf('enclosureId', enclosureId);
  // Names come a moment after the sentence.
  if (rows === undefined) return null;
  const here = rows.filter(({ state }) => state === 'present');
  return (
    <>
      <List my="xs">
        {here.slice(0, MAX_NAMED).map(({ animalId, name, species }) => (
          <List.Item key={animalId}>
            <Anchor component={Link} underline="always" to={animalHref(animalId)}>
              {name}
            </Anchor>
            {species.name !== '' && ` · ${species.name}`}
          </List.Item>
        ))}
      </List>
      <Anchor component={Link} underline="always" to={addressOfTab('animals', parameters)}>
        {t('retire.move', { count: here.length })}
      </Anchor>
    </>
  );
}
