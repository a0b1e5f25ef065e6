import { Tabs } from '@mantine/core';
import { IconApps, IconFileText, IconLock, IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { AppsTab } from './apps/AppsTab.tsx';
import { PasswordTab } from './password/PasswordTab.tsx';
import { ProfileTab } from './profile/ProfileTab.tsx';
import { tabOf } from './tabs.ts';
import { TermsTab } from './terms/TermsTab.tsx';
import classes from './account.module.css';

/** My account: each tab has its own address and is drawn when it is open. */
export function Component() {
  const { t } = useTranslation('account');
  const [parameters, setParameters] = useSearchParams();
  const tabs = [
    { key: 'profile', label: t('tabs.profile'), Icon: IconUser, Panel: ProfileTab },
    { key: 'password', label: t('tabs.password'), Icon: IconLock, Panel: PasswordTab },
    { key: 'apps', label: t('tabs.apps'), Icon: IconApps, Panel: AppsTab },
    { key: 'terms', label: t('tabs.terms'), Icon: IconFileText, Panel: TermsTab },
  ] as const;
  return (
    <>
      <PageHeader title={t('title')} />
      <Tabs
        value={tabOf(parameters)}
        keepMounted={false}
        // The arrow keys move over the names of tabs only, so that passing over one does not leave typed text behind.
        activateTabWithKeyboard={false}
        onChange={(tab) => setParameters(tab === null || tab === 'profile' ? {} : { tab })}
      >
        <Tabs.List mb="lg">
          {tabs.map(({ key, label, Icon }) => (
            <Tabs.Tab key={key} value={key} leftSection={<Icon size={18} aria-hidden />} mih={44}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ key, Panel }) => (
          <Tabs.Panel key={key} value={key} className={classes['panel'] ?? ''}>
            <Panel />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
