import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { editorHref, NEW_RESERVED_HREF, previewHref } from '../parts/addresses.ts';
import { useEthogramRights } from '../parts/useEthogramRights.ts';
import { EthogramList } from './EthogramList.tsx';
import type { EthogramRow } from './ethogram-row.ts';
import { useEthogramRows } from './useEthogramRows.ts';

const USABLE = { official: 'usable', reserved: 'usable' } as const;
const WITH_OWN_DRAFTS = { official: 'usable', reserved: 'all' } as const;
/** A draft has no published version that a preview could show. */
const hrefOf = ({ ethogramId, owner, version }: EthogramRow) =>
  owner === 'reserved' && version === 0 ? editorHref(ethogramId) : previewHref(ethogramId);

/** /obsListViewReadOnly: the ethograms that the establishment may use; its ethologists find their drafts too. */
export function Component() {
  const { t } = useTranslation('ethograms');
  const { reserved } = useEthogramRights();
  const source = useEthogramRows(reserved ? WITH_OWN_DRAFTS : USABLE);
  const create = reserved && (
    <Button component={Link} to={NEW_RESERVED_HREF} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('list.createReserved')}
    </Button>
  );
  return (
    <EthogramList
      title={t('readOnly.title')}
      subtitle={t('readOnly.subtitle')}
      source={source}
      hrefOf={hrefOf}
      empty={{ title: t('readOnly.emptyTitle'), message: t('readOnly.emptyText'), action: create }}
      action={create}
    />
  );
}
