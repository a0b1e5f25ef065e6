import { Button, List, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useGroupsQuery } from '#data/groups/groups.endpoints.ts';
import { useRetirePlaceMutation } from '#data/places/places.endpoints.ts';
import { queryError } from '#data/query-error.ts';
import { type AppError, appError } from '#domain/errors/app-error.ts';
import type { Sector } from '#domain/sectors/sector.ts';
import { enclosureHref, useEnclosureRows } from '#features/enclosures/index.ts';
import { FormFailure } from '#kit/form/FormFailure.tsx';
import { useDemoError } from '#kit/form/useDemoError.ts';
import { useErrorMessage } from '#i18n/error-message.ts';
import { noticeRaised } from '#state/notices/notices.slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { confirm } from '#ui/confirm/confirm.ts';

/** Deletes an empty sector; the enclosures or groups of another one are listed. */
export function DeleteSector({ sector }: { readonly sector: Sector }) {
  const { t } = useTranslation(['sectors', 'words']);
  const messageOf = useErrorMessage();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const demo = useDemoError('sector.delete');
  const [failure, setFailure] = useState<AppError | null>(null);
  const [retire, { isLoading }] = useRetirePlaceMutation();
  const { rows } = useEnclosureRows();
  const { data: groups } = useGroupsQuery(sector.zooId);
  const enclosures = rows?.filter((row) => row.sector?.sectorId === sector.sectorId) ?? [];
  const own = groups?.groups.filter(({ linkedSectorId }) => linkedSectorId === sector.sectorId) ?? [];
  const isEmpty = enclosures.length === 0 && own.length === 0;

  const remove = async () => {
    if (demo !== null) return setFailure(demo);
    if (!isEmpty) return setFailure(appError('sector/has-enclosures'));
    const agreed = await confirm({
      title: t('words:deleteQuestion', { name: sector.sectorName }),
      text: t('delete.text'),
      confirmLabel: t('delete.confirm'),
      cancelLabel: t('words:cancel'),
      tone: 'danger',
    });
    if (!agreed) return undefined;
    const answer = await retire({ zooId: sector.zooId, kind: 'sector', id: sector.sectorId, mode: 'delete' });
    if (answer.error !== undefined) return setFailure(queryError(answer.error));
    dispatch(noticeRaised({ kind: 'success', messageKey: 'sectors:values.done.deleted' }));
    return navigate('/SectorListView', { replace: true });
  };
  return (
    <Stack gap="sm" component="section" aria-labelledby="delete-sector">
      <Title order={2} fz="lg" id="delete-sector">
        {t('delete.title')}
      </Title>
      <FormFailure message={failure === null ? null : messageOf(failure)}>
        {failure?.code === 'sector/has-enclosures' && (
          <List fz="sm" mt="xs">
            {enclosures.map((row) => (
              <List.Item key={row.enclosureId}>
                <Link to={enclosureHref(row.enclosureId, { tab: 'about' })}>{row.name}</Link>
              </List.Item>
            ))}
            {own.map((group) => (
              <List.Item key={group.groupId}>
                <Link to={`/GroupManagementView?id=${encodeURIComponent(group.groupId)}`}>{group.groupName}</Link>
              </List.Item>
            ))}
          </List>
        )}
      </FormFailure>
      <Text fz="sm" c="dimmed">
        {t('delete.hint')}
      </Text>
      <div>
        <Button color="red" variant="outline" mih={44} loading={isLoading} onClick={() => void remove()}>
          {t('delete.action')}
        </Button>
      </div>
    </Stack>
  );
}
