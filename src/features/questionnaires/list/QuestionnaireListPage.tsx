import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { ShownAs } from '#kit/content/content-entries.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { TabRow } from '#ui/tabs/TabRow.tsx';
import { LIST_HREFS, NEW_OFFICIAL_HREF, NEW_RESERVED_HREF, READ_ONLY_LIST_HREF } from '../parts/addresses.ts';
import { useQuestionnaireRights } from '../parts/useQuestionnaireRights.ts';
import { QuestionnaireList } from './QuestionnaireList.tsx';
import type { ShownQuestionnaires } from './useQuestionnaireRows.ts';

type Lists = keyof typeof LIST_HREFS;
const LISTS = Object.keys(LIST_HREFS) as readonly Lists[];

/**
 * /quizzListView, /quizzListView2, /quizzListView3: the questionnaires that the establishment may use and its own drafts,
 * the official ones, the archived ones. A person who may only read is led to the list for reading.
 */
export function Component() {
  const { t } = useTranslation('questionnaires');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const rights = useQuestionnaireRights();
  if (!rights.manages) return <Navigate to={READ_ONLY_LIST_HREF} replace />;
  const chosen = LISTS.find((one) => LIST_HREFS[one].toLowerCase() === pathname.toLowerCase()) ?? 'establishment';
  const create = <CreateButtons list={chosen} />;
  return (
    <>
      <PageHeader title={t(`values.list.${chosen}`)} subtitle={t(`values.listSubtitle.${chosen}`)} action={create} />
      <Tabs
        value={chosen}
        onChange={(next) => {
          const list = LISTS.find((one) => one === next);
          if (list !== undefined) void navigate(LIST_HREFS[list]);
        }}
      >
        <TabRow chosen={chosen}>
          {LISTS.filter((one) => one !== 'official' || rights.seesOfficial).map((one) => (
            <Tabs.Tab key={one} value={one} mih={44}>
              {t(`values.listTab.${one}`)}
            </Tabs.Tab>
          ))}
        </TabRow>
        <Tabs.Panel value={chosen}>
          <QuestionnaireList
            key={chosen}
            label={t(`values.list.${chosen}`)}
            listKey={`questionnaires-${chosen}`}
            shown={shownIn(chosen, rights)}
            empty={{
              title: t(`values.listEmpty.${chosen}`),
              message: t(`values.listEmptyText.${chosen}`),
              ...(chosen === 'archived' ? {} : { action: create }),
            }}
          />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

/** Drafts and archived ones are for those who edit them. */
function shownIn(
  list: Lists,
  { official, reserved }: { readonly official: boolean; readonly reserved: boolean },
): ShownQuestionnaires {
  const edited = (mayEdit: boolean): ShownAs => (mayEdit ? 'edited' : 'usable');
  if (list === 'archived')
    return { official: official ? 'archived' : 'none', reserved: reserved ? 'archived' : 'none' };
  if (list === 'official') return { official: edited(official), reserved: 'none' };
  return { official: 'usable', reserved: edited(reserved) };
}

function CreateButtons({ list }: { readonly list: Lists }) {
  const { t } = useTranslation('questionnaires');
  const { official, reserved } = useQuestionnaireRights();
  if (list === 'establishment' && reserved)
    return (
      <Button component={Link} to={NEW_RESERVED_HREF} leftSection={<IconPlus size={18} aria-hidden />}>
        {t('list.createReserved')}
      </Button>
    );
  if (list === 'official' && official)
    return (
      <Button component={Link} to={NEW_OFFICIAL_HREF} leftSection={<IconPlus size={18} aria-hidden />}>
        {t('list.create')}
      </Button>
    );
  return null;
}
