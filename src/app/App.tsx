import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { IsManagerContext } from '#i18n/error-message.ts';
import { selectIsManager } from '#state/session/session.slice.ts';
import { selectSettings } from '#state/settings/settings.slice.ts';
import { useAppSelector, type AppStore } from '#state/store.ts';
import { ThemeProvider } from '#ui/theme/ThemeProvider.tsx';
import type { AppRouter } from './router/make-router.ts';

/** The providers around all pages: the store, the colours, the router. */
export function App({
  store,
  router,
  env,
}: {
  readonly store: AppStore;
  readonly router: AppRouter;
  readonly env?: 'default' | 'test';
}) {
  return (
    <Provider store={store}>
      <Dressed env={env ?? 'default'}>
        <Addressed>
          <RouterProvider router={router} />
        </Addressed>
      </Dressed>
    </Provider>
  );
}

/** Gives the pages the looks that the person has chosen. */
function Dressed({ env, children }: { readonly env: 'default' | 'test'; readonly children: ReactNode }) {
  const { theme, colorScheme } = useAppSelector(selectSettings);
  return (
    <ThemeProvider accent={theme} colorScheme={colorScheme} env={env}>
      {children}
    </ThemeProvider>
  );
}

/** Lets sentences know whether a manager reads them. */
function Addressed({ children }: { readonly children: ReactNode }) {
  return <IsManagerContext value={useAppSelector(selectIsManager)}>{children}</IsManagerContext>;
}
