import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTaskFileAddressQuery } from '#data/tasks/task-files.endpoints.ts';

/** A link to the file at a path in Storage; nothing until its address is known. */
export function DownloadLink({ path, name }: { readonly path: string; readonly name: string }) {
  const { t } = useTranslation('evaluation-media');
  const { data: address } = useTaskFileAddressQuery(path);
  if (address === undefined) return null;
  return (
    <Anchor href={address} download={name} target="_blank" rel="noreferrer" fz="sm" underline="always">
      {t('gallery.download', { name })}
    </Anchor>
  );
}
