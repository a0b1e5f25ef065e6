import type { Page } from '@playwright/test';

/** A toast's text, with non-breaking spaces as ordinary ones. */
export type Toast = { readonly isError: boolean; readonly text: string };

declare global {
  interface Window {
    tellToast?: (toast: Toast) => Promise<void>;
  }
}

/** Calls back with every toast that appears on the page, in their order, also after a reload. */
export async function reportToasts(page: Page, told: (toast: Toast) => void): Promise<void> {
  await page.exposeFunction('tellToast', told);
  await page.addInitScript(() => {
    const seen = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[role=alert], [role=status]')) {
        if (seen.has(toast) || toast.querySelector('button[aria-label=Fermer]') === null) continue;
        seen.add(toast);
        void window.tellToast?.({
          isError: toast.role === 'alert',
          text: toast.textContent.replaceAll(/\s+/g, ' ').trim(),
        });
      }
    }).observe(document, { childList: true, subtree: true });
  });
}
