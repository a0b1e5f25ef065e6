import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { editorHref, NEW_OFFICIAL_HREF, previewHref } from '../parts/addresses.ts';
import { useEthogramRights } from '../parts/useEthogramRights.ts';
import { EthogramList } from './EthogramList.tsx';
import type { EthogramRow } from './ethogram-row.ts';
import { useEthogramRows } from './useEthogramRows.ts';

const EDITED = { official: 'all', reserved: 'all' } as const;
const toEditor = ({ ethogramId }: EthogramRow) => editorHref(ethogramId);
const toPreview = ({ ethogramId }: EthogramRow) => previewHref(ethogramId);

/** /ObsListView: the official ethograms and those of the present establishment, as editors left them. */
export function Component() {
  const { t } = useTranslation('ethograms');
  const rights = useEthogramRights();
  const source = useEthogramRows(EDITED);
  const create = rights.official && (
    <Button component={Link} to={NEW_OFFICIAL_HREF} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('list.create')}
    </Button>
  );
  return (
    <EthogramList
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      source={source}
      hrefOf={rights.official ? toEditor : toPreview}
      empty={{ title: t('list.emptyTitle'), message: t('list.emptyText'), action: create }}
      action={create}
    />
  );
}
