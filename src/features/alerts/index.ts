export { AlertList } from './AlertList.tsx';
