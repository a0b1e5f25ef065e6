import { useSearchParams } from 'react-router-dom';
import { withParameters } from '#lib/address-parameters.ts';
import { CHART_FORMS, type ChartForm } from './figures.ts';

/** Returns the form of a page's one chart, which stands in the address as `as`, and the function that changes it. */
export function useChartForm(): { readonly form: ChartForm; readonly onForm: (form: ChartForm) => void } {
  const [parameters, setParameters] = useSearchParams();
  return {
    form: CHART_FORMS.find((one) => one === parameters.get('as')) ?? 'chart',
    onForm: (form) =>
      setParameters((now) => withParameters(now, { as: form === 'chart' ? null : form }), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
