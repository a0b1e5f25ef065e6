import { Button, Tabs } from '@mantine/core';
import { IconGitCompare, IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useQuestionnaireRights } from '#features/questionnaires/index.ts';
import { useContentColumns } from '#kit/content/useContentColumns.tsx';
import { useFoundRows } from '#kit/filters/useFoundRows.ts';
import { useRecordFilters } from '#kit/filters/useRecordFilters.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import type { DataColumn } from '#ui/table/columns.ts';
import { TabRow } from '#ui/tabs/TabRow.tsx';
import { NEW_OFFICIAL_HREF, NEW_RESERVED_HREF, profileHref } from '../parts/addresses.ts';
import { PROFILE_FILTERS } from './profile-filters.ts';
import type { ProfileRow } from './profile-row.ts';
import { ProfileMenu } from './ProfileMenu.tsx';
import { type ShownProfiles, useProfileRows } from './useProfileRows.ts';

const LISTS = ['usable', 'official', 'archived'] as const;
type List = (typeof LISTS)[number];

const idOf = (row: ProfileRow) => row.profileId;
const nameOf = (row: ProfileRow) => row.name;
const hrefOf = (row: ProfileRow) => profileHref(row.profileId);
const menuOf = (row: ProfileRow) => <ProfileMenu row={row} />;
const BY_NAME = { columnId: 'name', descending: false };

/** The profiles that the establishment may use with its own drafts, the official ones as their editors left them, the archived ones. */
export function ProfileListPage() {
  const { t } = useTranslation(['profiles', 'words']);
  const [parameters, setParameters] = useSearchParams();
  const { official, reserved } = useQuestionnaireRights();
  const offered = LISTS.filter((list) => list === 'usable' || official || (list === 'archived' && reserved));
  const chosen = offered.find((list) => list === parameters.get('list')) ?? (official ? 'official' : 'usable');
  const isReserved = chosen !== 'official' && reserved;
  const create = chosen !== 'archived' && (isReserved || official) && (
    <Button
      component={Link}
      to={isReserved ? NEW_RESERVED_HREF : NEW_OFFICIAL_HREF}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {isReserved ? t('list.createReserved') : t('list.create')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('list.title')}
        subtitle={t('list.subtitle')}
        action={
          <>
            <Button
              component={Link}
              to="/ProfilComparisonView"
              variant="default"
              leftSection={<IconGitCompare size={18} aria-hidden />}
            >
              {t('words:compare')}
            </Button>
            {create}
          </>
        }
      />
      {offered.length === 1 ? (
        <ProfileList list={chosen} shown={shownIn(chosen, { official, reserved })} />
      ) : (
        <Tabs value={chosen} onChange={(list) => list !== null && setParameters({ list }, { replace: true })}>
          <TabRow chosen={chosen}>
            {offered.map((list) => (
              <Tabs.Tab key={list} value={list} mih={44}>
                {t(`values.list.${list}`)}
              </Tabs.Tab>
            ))}
          </TabRow>
          <Tabs.Panel value={chosen}>
            <ProfileList key={chosen} list={chosen} shown={shownIn(chosen, { official, reserved })} />
          </Tabs.Panel>
        </Tabs>
      )}
    </>
  );
}

/** Drafts and archived ones are for those who edit them. */
function shownIn(list: List, rights: { readonly official: boolean; readonly reserved: boolean }): ShownProfiles {
  if (list === 'official') return { official: rights.official ? 'edited' : 'usable', reserved: 'none' };
  if (list === 'usable') return { official: 'usable', reserved: rights.reserved ? 'edited' : 'usable' };
  return { official: rights.official ? 'archived' : 'none', reserved: rights.reserved ? 'archived' : 'none' };
}

function ProfileList({ list, shown }: { readonly list: List; readonly shown: ShownProfiles }) {
  const { t } = useTranslation(['profiles', 'content', 'words']);
  const { official, reserved } = useQuestionnaireRights();
  const source = useProfileRows(shown);
  const columns = useColumns();
  const filters = useRecordFilters(PROFILE_FILTERS, {
    search: { label: t('content:searchNameOrRef') },
    owner: {
      label: t('content:owner'),
      all: t('content:allOwners'),
      nameOf: (owner) => t(`content:values.owner.${owner}`),
      width: 200,
      isHidden: list === 'official',
    },
  });
  const found = useFoundRows(PROFILE_FILTERS, filters.filters, source.rows);
  return (
    <RecordList
      source={source}
      found={found}
      filters={filters}
      filtersLabel={t('list.filters')}
      summary={t('list.count', { count: found.length })}
      empty={{ title: t(`values.empty.${list}`), message: t('list.emptyText') }}
      label={t('list.title')}
      listKey={`profiles-${list}`}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      rowHref={hrefOf}
      {...(official || reserved ? { rowActions: menuOf, actionsLabel: t('words:actions') } : {})}
      initialSort={BY_NAME}
    />
  );
}

function useColumns(): readonly DataColumn<ProfileRow>[] {
  const { t } = useTranslation('profiles');
  const { name, owner, version, status, updated } = useContentColumns();
  return useMemo(
    () => [
      name,
      {
        id: 'target',
        header: t('fields.target'),
        cell: ({ targetName }) => targetName,
        sortValue: ({ targetName }) => targetName,
        exportValue: ({ targetName }) => targetName,
      },
      owner,
      version,
      status,
      {
        id: 'ref',
        header: t('fields.ref'),
        hiddenByDefault: true,
        hiddenOnCard: true,
        cell: ({ profileRef }) => profileRef,
        sortValue: ({ profileRef }) => profileRef,
        exportValue: ({ profileRef }) => profileRef,
      },
      updated,
    ],
    [t, name, owner, version, status, updated],
  );
}
