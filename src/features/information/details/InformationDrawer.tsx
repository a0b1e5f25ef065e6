import { Drawer, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Information } from '#domain/information/information.ts';
import { NotFoundState } from '#ui/states/NotFoundState.tsx';
import { InformationDetails } from './InformationDetails.tsx';

/** One information beside the list; an id that is unknown or not for the person is said to be so. */
export function InformationDrawer({
  information,
  onEdit,
  onClose,
}: {
  readonly information: Information | undefined;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('information');
  return (
    <Drawer.Root opened onClose={onClose} position="right" size="lg">
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Not Mantine's head, which would be a second banner of the page. */}
        <Group justify="space-between" wrap="nowrap" px="md" py="xs">
          <Drawer.Title fw={650}>{t('values.type.info')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('close')} size={44} iconSize={22} />
        </Group>
        <Drawer.Body>
          {information === undefined ? (
            <NotFoundState title={t('details.notFoundTitle')} message={t('details.notFoundText')} />
          ) : (
            <InformationDetails information={information} onEdit={onEdit} onClose={onClose} />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
