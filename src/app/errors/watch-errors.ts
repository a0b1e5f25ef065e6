import { reportError } from '#lib/log.ts';

/** Reports errors that no code has caught. Returns a function that stops it. */
export function watchErrors(): () => void {
  const onError = (event: ErrorEvent) => reportError(event.error ?? event.message, { where: 'window' });
  const onRejection = (event: PromiseRejectionEvent) => reportError(event.reason, { where: 'promise' });
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
