export { NoteForm } from './NoteForm.tsx';
