import { useTranslation } from 'react-i18next';
import type { Information } from '#domain/information/information.ts';
import { SideDrawer } from '#ui/drawer/SideDrawer.tsx';
import { NotFoundState } from '#ui/states/NotFoundState.tsx';
import { InformationDetails } from './InformationDetails.tsx';

/** One information beside the list; an id that is unknown or not for the person is not found. */
export function InformationDrawer({
  information,
  onEdit,
  onClose,
}: {
  readonly information: Information | undefined;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['information', 'common']);
  return (
    <SideDrawer isOpen title={t('values.type.info')} closeLabel={t('common:close')} onClose={onClose}>
      {information === undefined ? (
        <NotFoundState title={t('details.notFoundTitle')} message={t('details.notFoundText')} />
      ) : (
        <InformationDetails information={information} onEdit={onEdit} onClose={onClose} />
      )}
    </SideDrawer>
  );
}
