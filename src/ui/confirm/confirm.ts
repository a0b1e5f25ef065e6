import { afterFirstAction } from '#lib/first-action.ts';

export type ConfirmTexts = {
  /** the question, with the name of the thing: "Supprimer « Bassin nord » ?" */
  readonly title: string;
  /** what will happen, and that it cannot be undone */
  readonly text?: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** `danger` for an action that destroys; the safe answer then has the focus */
  readonly tone?: 'normal' | 'danger';
};

/**
 * Loads the code of questions after the first action on the page, so that a question can be asked without a network later.
 * A person who only reads does not load it. Returns a function that ends the waiting, for an effect.
 */
export function prepareConfirm(): () => void {
  // Without a network the question itself will try to load it again.
  return afterFirstAction(() => void import('./dialog.ts').catch(() => undefined));
}

/**
 * Asks for confirmation before an action that cannot be undone. Resolves to whether the person agreed; Escape and the
 * backdrop are "no".
 */
export async function confirm(texts: ConfirmTexts): Promise<boolean> {
  const dialog = await import('./dialog.ts').catch(() => null);
  // Without a network the code may be missing: the browser's own question is plain, but it is a question.
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
    // The page behind must not jump when its scroll bar disappears.
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

/** The library takes button texts as HTML, and a text may contain a name that somebody typed. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
