export { PhotoPanel } from './panel/PhotoPanel.tsx';
