/** The lists of questionnaires for those who edit some: what the establishment may use, official ones, archived ones. */
export const LIST_HREFS = {
  establishment: '/quizzListView',
  official: '/quizzListView2',
  archived: '/quizzListView3',
} as const;
/** The list of the questionnaires that an establishment may use. */
export const READ_ONLY_LIST_HREF = '/QuizzListViewReadOnly';
/** The address of an official questionnaire that is still to be written. */
export const NEW_OFFICIAL_HREF = '/quizzManagementView?id=new';
/** The address of a new questionnaire that is reserved for the establishment. */
export const NEW_RESERVED_HREF = '/quizzManagementView?id=new&reserved=1';

/** The address of the editor of a questionnaire. */
export function editorHref(questionnaireId: string): string {
  return `/quizzManagementView?id=${encodeURIComponent(questionnaireId)}`;
}

/** The address of a questionnaire as evaluators see it. */
export function previewHref(questionnaireId: string): string {
  return `/QuizzPreview?id=${encodeURIComponent(questionnaireId)}`;
}

/** The address of a new reserved questionnaire that begins as a copy of a published one. */
export function copyHref(questionnaireId: string): string {
  return `${NEW_RESERVED_HREF}&copy=${encodeURIComponent(questionnaireId)}`;
}

/** The address where the present state of a questionnaire is compared with a version, or that version with another one. */
export function comparisonHref(questionnaireId: string, version: number, other?: number): string {
  return `${editorHref(questionnaireId)}&compare=${version}${other === undefined ? '' : `&with=${other}`}`;
}
