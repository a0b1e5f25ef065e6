/** The steps of the editor, in their order. */
export const EDITOR_STEPS = ['identity', 'questions', 'scoring'] as const;
export type Step = (typeof EDITOR_STEPS)[number];

/** Returns the step that has the field of a path, such as 'sections.0.name'. */
export function stepOfPath(path: string): Step {
  const field = path.split('.')[0];
  if (field === 'weights') return 'scoring';
  return field === 'sections' || field === 'conditions' || field === 'required' ? 'questions' : 'identity';
}
