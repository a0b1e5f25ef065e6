import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Uncertainty } from '#domain/analysis/uncertainty/uncertainty.ts';
import { withParameters } from '#lib/address-parameters.ts';
import { reportError } from '#lib/log.ts';
import type { AnalysisResult } from '../reading/useScanAnalysis.ts';

/** Whether intervals are asked for, which the address keeps as `intervals=1`, and what the worker computed. */
export type ShownUncertainty = {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** null until it is asked for and computed */
  readonly value: Uncertainty | null;
  readonly hasFailed: boolean;
};

type Answer = { readonly of: AnalysisResult; readonly value: Uncertainty | null };

/** Returns the uncertainty of a result, computed once it is asked for: the first view does not wait for it. */
export function useUncertainty(result: AnalysisResult | null, compute: () => Promise<Uncertainty>): ShownUncertainty {
  const [parameters, setParameters] = useSearchParams();
  const isOn = parameters.get('intervals') === '1';
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    if (!isOn || result === null) return undefined;
    let isWanted = true;
    const keep = (value: Uncertainty | null) => {
      if (isWanted) setAnswer({ of: result, value });
    };
    compute().then(keep, (error: unknown) => {
      if (isWanted) reportError(error, { where: 'scan-analysis/uncertainty' });
      keep(null);
    });
    return () => {
      isWanted = false;
    };
    // The function follows the result.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOn, result]);
  const known = isOn && answer !== null && answer.of === result ? answer : null;
  return {
    isOn,
    value: known?.value ?? null,
    hasFailed: known !== null && known.value === null,
    onChange: (isWanted) =>
      setParameters((now) => withParameters(now, { intervals: isWanted ? '1' : null }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
