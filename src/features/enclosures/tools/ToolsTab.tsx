import { Tabs } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Enclosure } from '#domain/enclosures/enclosure.ts';
import { ShownInformation } from '#features/information/index.ts';
import { loadEnclosureObservation } from '#features/observation-sessions/index.ts';
import { loadNamespaces } from '#i18n/start.ts';
import { LoadingState } from '#ui/states/LoadingState.tsx';
import { addressOfTool, ENCLOSURE_TOOLS } from '../details/tabs.ts';
import { ComingPart } from './ComingPart.tsx';

const TasksTool = lazy(async () => {
  const [tool] = await Promise.all([import('./TasksTool.tsx'), loadNamespaces(['task-details'])]);
  return { default: tool.TasksTool };
});
const ObservationTool = lazy(loadEnclosureObservation);
const ZonesTool = lazy(async () => ({ default: (await import('../zones/ZonesTool.tsx')).ZonesTool }));

/** The tools of an enclosure, each with its own address. */
export function ToolsTab({ enclosure }: { readonly enclosure: Enclosure }) {
  const { t } = useTranslation(['enclosures', 'lists']);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Tabs
      variant="pills"
      value={ENCLOSURE_TOOLS.tabOf(parameters)}
      keepMounted={false}
      onChange={(chosen) => {
        const next = ENCLOSURE_TOOLS.tabs.find((one) => one === chosen);
        if (next !== undefined) void navigate(addressOfTool(next, parameters));
      }}
    >
      <Tabs.List mb="lg">
        {ENCLOSURE_TOOLS.tabs.map((one) => (
          <Tabs.Tab key={one} value={one} mih={44}>
            {t(`enclosures:values.tool.${one}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="tasks">
        <Suspense fallback={<LoadingState label={t('lists:page.loading')} />}>
          <TasksTool enclosure={enclosure} />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="observation">
        <Suspense fallback={<LoadingState label={t('lists:page.loading')} />}>
          <ObservationTool enclosure={enclosure} />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="zones">
        <Suspense fallback={<LoadingState label={t('lists:page.loading')} />}>
          <ZonesTool enclosure={enclosure} />
        </Suspense>
      </Tabs.Panel>
      <Tabs.Panel value="environment">
        <ComingPart part="environmentTool" />
      </Tabs.Panel>
      <Tabs.Panel value="information">
        <ShownInformation sectorId={enclosure.linkedSectorId} />
      </Tabs.Panel>
    </Tabs>
  );
}
