export { PeoplePanel } from './panel/PeoplePanel.tsx';
