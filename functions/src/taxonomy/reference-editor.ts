import type { Contract, DataOf } from '../../../src/domain/callables/contract.ts';
import type { Callable } from '../common/define-callable.ts';
import { providerCallable, type ProviderHandler } from '../common/provider-callable.ts';

/**
 * Returns the deployed function of a contract that changes the shared catalogue: only its editors are admitted.
 * @source permissions, "species"
 */
export function catalogueCallable<Of extends Contract>(
  contract: Of,
  definition: ProviderHandler<Of>,
): Callable<DataOf<Of>> {
  return providerCallable(contract, 'reference.edit', definition);
}
