export { AlertList, type AlertNames } from './AlertList.tsx';
