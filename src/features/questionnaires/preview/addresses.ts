/** The address of a questionnaire as a printable sheet. */
export function sheetHref(questionnaireId: string): string {
  return `/QuizzPreview2?id=${encodeURIComponent(questionnaireId)}`;
}

/** The address of a questionnaire with its scores and references. */
export function internalPreviewHref(questionnaireId: string): string {
  return `/QuizzPreviewInternal?id=${encodeURIComponent(questionnaireId)}`;
}
