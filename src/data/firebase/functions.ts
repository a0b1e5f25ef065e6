import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions';
import { env } from '#lib/env.ts';
import { firebaseApp } from './app.ts';
import { REGION } from './region.ts';

let functions: Functions | null = null;

/** Returns the callable functions of the project, in its region. */
export function firebaseFunctions(): Functions {
  if (functions === null) {
    functions = getFunctions(firebaseApp(), REGION);
    const local = env.emulators.functions;
    if (local) connectFunctionsEmulator(functions, local.host, local.port);
  }
  return functions;
}
