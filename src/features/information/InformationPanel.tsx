import { lazy } from 'react';
import { loadNamespaces } from '#i18n/start.ts';

const Panel = lazy(async () => {
  const [panel] = await Promise.all([
    import('./panel/Panel.tsx'),
    loadNamespaces(['information', 'form', 'access', 'lists']),
  ]);
  return { default: panel.Panel };
});

/** The tab "information" of the day's work: the list, the form and the details. Fetched when it is opened: its page says so meanwhile. */
export function InformationPanel() {
  return <Panel />;
}
