export { activateAccount } from './callables/activate-account.ts';
export { createUser } from './callables/create-user.ts';
export { runRecurringTasks } from './scheduled/run-recurring-tasks.ts';
