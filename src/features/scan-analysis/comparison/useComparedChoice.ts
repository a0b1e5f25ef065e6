import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withParameters } from '#lib/address-parameters.ts';
import { type ComparedChoice, readComparedChoice, sidesOf, writeComparedChoice } from './compared-choice.ts';

/** Returns the two sides that the address names, what is wrong with them, and the function that changes them. */
export function useComparedChoice() {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.toString();
  const { choice, sides } = useMemo(() => {
    const named = readComparedChoice(new URLSearchParams(query));
    return { choice: named, sides: sidesOf(named) };
  }, [query]);
  const onChoice = (next: ComparedChoice) =>
    setParameters((now) => withParameters(now, writeComparedChoice(next)), {
      replace: true,
      preventScrollReset: true,
    });
  return { choice, sides: sides.ok ? sides.value : null, fault: sides.ok ? null : sides.error, onChoice };
}
