import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { menuOf } from '#domain/access/menu.ts';
import { useActor } from '#state/session/use-session.ts';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { NotFoundState } from '#ui/states/NotFoundState.tsx';
import { SectionCards } from './SectionCards.tsx';
import { SectionLinks } from './SectionLinks.tsx';

/** /submenu: the sections of the menu as large cards; `?section=` shows one of them. */
export function Component() {
  const { t } = useTranslation(['submenu', 'menu']);
  const sections = menuOf(useActor());
  const [search] = useSearchParams();
  const asked = search.get('section');
  const one = sections.find(({ key }) => key !== null && key === asked?.toLowerCase());

  if (asked !== null && one === undefined) {
    return (
      <>
        <PageHeader title={t('menu:entries.submenu')} />
        <NotFoundState
          title={t('submenu:notFound.title')}
          message={t('submenu:notFound.message')}
          action={<SectionLinks sections={sections} />}
        />
      </>
    );
  }
  if (one !== undefined && one.key !== null) {
    return (
      <>
        <PageHeader
          title={t(`menu:sections.${one.key}`)}
          subtitle={t('submenu:subtitle')}
          action={
            <Button component={Link} to="/submenu" variant="light">
              {t('submenu:all')}
            </Button>
          }
        />
        <SectionCards entries={one.entries} label={t(`menu:sections.${one.key}`)} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('menu:entries.submenu')} subtitle={t('submenu:subtitle')} />
      {sections.map(({ key, entries }) => (
        <SectionCards
          key={key ?? 'first'}
          entries={entries}
          heading={key === null ? null : { text: t(`menu:sections.${key}`), to: `/submenu?section=${key}` }}
          label={key === null ? t('submenu:first') : t(`menu:sections.${key}`)}
        />
      ))}
    </>
  );
}
