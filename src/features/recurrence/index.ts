export { EndFields } from './editor/EndFields.tsx';
export { NumberField } from './editor/NumberField.tsx';
export { OccurrencePreview } from './OccurrencePreview.tsx';
export { RuleEditor } from './editor/RuleEditor.tsx';
export { WeekdaysField } from './editor/WeekdaysField.tsx';
export { useRecurrenceWords } from './useRecurrenceWords.ts';
