import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useActor } from '#state/session/use-session.ts';
import { GuestPanelsContext } from '#kit/page/guest-panels.ts';
import { selectSettings } from '#state/settings/settings.slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { reportError } from '#lib/log.ts';
import { LeaveQuestion } from '#ui/confirm/LeaveQuestion.tsx';
// The whole style sheet of Mantine's layer: from here on any of its components may appear.
import '@mantine/core/styles.layer.css';
// A style sheet that came with the first toast would make the browser lay out the whole page again.
import '@mantine/notifications/styles.layer.css';
import classes from './AppLayout.module.css';
import { ClockBanner } from './ClockBanner.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { DemoBanner } from './DemoBanner.tsx';
import { Footer } from './Footer.tsx';
import { GUEST_PANELS } from './guest-panels.ts';
import { menuFor } from './menu.ts';
import { NoticePlace } from './NoticePlace.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useAside } from './useAside.ts';
import { useIdleEnd } from './useIdleEnd.ts';
import { useKeptLanguage } from './useKeptLanguage.ts';
import { hasJournal } from '#data/observation-sessions/has-journal.ts';
import { useSettleTaskChangesMutation } from '#data/tasks/tasks.endpoints.ts';

// Neither is visible in the first picture of the page.
const MenuDrawer = lazy(async () => ({ default: (await import('./MenuDrawer.tsx')).MenuDrawer }));

/** The frame of every signed-in page: top bar, sidebar (a drawer below 1024 px), content, footer. */
export function Component() {
  const { t } = useTranslation('layout');
  const actor = useActor();
  const { layout, asideScrollbar } = useAppSelector(selectSettings);
  const aside = useAside();
  useSettledChanges();
  useIdleEnd();
  const tellLanguage = useKeptLanguage();
  const { isNarrow, isCollapsed } = aside;
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const { pathname, search } = useLocation();
  const isBusy = useNavigation().state === 'loading';
  const main = useRef<HTMLElement>(null);
  const sections = useMemo(() => menuFor(actor), [actor]);

  // A keyboard or screen-reader user starts each page at its content, not at the link they left.
  const shownPath = useRef(pathname);
  const leaveMenu = isNarrow ? drawer.close : aside.leave;
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    leaveMenu?.();
    main.current?.focus({ preventScroll: true });
  }, [pathname, leaveMenu]);

  const wideLabel = isCollapsed ? t('navigation.expand') : t('navigation.collapse');
  const menu = {
    isExpanded: isNarrow ? isDrawerOpen : !isCollapsed,
    label: isNarrow ? t('navigation.open') : wideLabel,
    onToggle: isNarrow ? drawer.toggle : aside.toggle,
  };
  return (
    <div className={classes['frame']} data-layout={layout} data-room={aside.room}>
      <a href="#content" className="enclos-skip">
        {t('skip')}
      </a>
      <TopBar menu={menu} />
      <span className={classes['progress']} data-busy={isBusy || undefined} aria-hidden />
      {!isNarrow && (
        <aside
          className={classes['aside']}
          data-shape={aside.shape}
          data-over={aside.isOverPage || undefined}
          data-scrollbar={asideScrollbar || undefined}
          {...aside.handlers}
        >
          <Sidebar sections={sections} shape={aside.shape} />
        </aside>
      )}
      <div className={classes['page']} onPointerDownCapture={aside.leave}>
        <DemoBanner />
        <ClockBanner />
        <main
          id="content"
          ref={main}
          tabIndex={-1}
          className={classes['content']}
          aria-busy={isBusy}
          data-address={pathname + search}
        >
          <GuestPanelsContext value={GUEST_PANELS}>
            <Outlet />
          </GuestPanelsContext>
        </main>
        <Footer />
        <ConnectionBanner />
      </div>
      <LeaveQuestion />
      <Suspense fallback={null}>
        {isNarrow && <MenuDrawer sections={sections} isOpen={isDrawerOpen} onClose={drawer.close} />}
        <NoticePlace tell={tellLanguage} />
      </Suspense>
    </div>
  );
}

/**
 * Informs the person, once per page, of changes they made without a network before it and that the server has refused,
 * and sends on what this device still holds of their observation sessions.
 */
function useSettledChanges(): void {
  const { userId } = useActor();
  const dispatch = useAppDispatch();
  const [settle] = useSettleTaskChangesMutation();
  useEffect(() => {
    void settle(userId);
    void (async () => {
      if (!(await hasJournal())) return;
      const { keptSessions } = await import('#data/observation-sessions/observation-sessions.endpoints.ts');
      await dispatch(keptSessions(userId));
    })().catch((error: unknown) => reportError(error, { where: 'app/layout/sessions' }));
  }, [settle, dispatch, userId]);
}
