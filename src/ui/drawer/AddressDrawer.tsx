import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParameters } from '#lib/address-parameters.ts';
import { SideDrawer } from './SideDrawer.tsx';

const NOTHING_ELSE: readonly string[] = [];

/** The record that the address names with `?<name>=`, beside its list; closing removes it from the address. */
export function AddressDrawer({
  name,
  alsoTakesAlong = NOTHING_ELSE,
  children,
  ...looks
}: {
  /** of the parameter that names the shown record */
  readonly name: string;
  /** parameters that only have a meaning while it is open */
  readonly alsoTakesAlong?: readonly string[];
  readonly title: string;
  readonly closeLabel: string;
  readonly size?: 'lg' | 'xl';
  readonly children: (value: string) => ReactNode;
}) {
  const [parameters, setParameters] = useSearchParams();
  const value = parameters.get(name);
  const close = () =>
    setParameters((now) =>
      withParameters(now, Object.fromEntries([name, ...alsoTakesAlong].map((one) => [one, null]))),
    );
  return (
    <SideDrawer {...looks} isOpen={value !== null} onClose={close}>
      {value !== null && children(value)}
    </SideDrawer>
  );
}
