export { LoadFailed } from './LoadFailed.tsx';
