import { atFirstAction } from '#lib/first-action.ts';

export type ConfirmTexts = {
  /** the question, with the name of the thing: "Supprimer « Bassin nord » ?" */
  readonly title: string;
  /** what will happen, and that it cannot be undone */
  readonly text?: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** `danger` for what destroys; the safe answer then has the focus */
  readonly tone?: 'normal' | 'danger';
};

/**
 * Fetches what a question needs as soon as somebody does something on the page, so that it can be asked without a network
 * later. Whoever only looks is not sent it. Returns what ends the waiting, for an effect.
 */
export function prepareConfirm(): () => void {
  // Without a network now, the question itself will try again.
  return atFirstAction(() => void import('./dialog.ts').catch(() => undefined));
}

/** Asks before what cannot be undone. Resolves to whether the person agreed; Escape and the backdrop are "no". */
export async function confirm(texts: ConfirmTexts): Promise<boolean> {
  const dialog = await import('./dialog.ts').catch(() => null);
  // Without a network and not yet fetched: the browser's own question is plain, but it is a question.
  if (dialog === null) return window.confirm([texts.title, texts.text].filter(Boolean).join('\n\n'));
  const { Swal } = dialog;
  const danger = texts.tone === 'danger';
  const answer = await Swal.fire({
    titleText: texts.title,
    ...(texts.text === undefined ? {} : { text: texts.text }),
    confirmButtonText: escaped(texts.confirmLabel),
    cancelButtonText: escaped(texts.cancelLabel),
    showCancelButton: true,
    reverseButtons: true,
    focusCancel: danger,
    buttonsStyling: false,
    // The page behind must not jump when its scroll bar goes.
    scrollbarPadding: false,
    heightAuto: false,
    customClass: {
      container: 'enclos-confirm',
      confirmButton: danger ? 'enclos-confirm-danger' : 'enclos-confirm-yes',
      cancelButton: 'enclos-confirm-no',
    },
  });
  return answer.isConfirmed;
}

/** The library takes button texts as HTML, and a text may hold a name that somebody typed. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
