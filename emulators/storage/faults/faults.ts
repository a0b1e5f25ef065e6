/** The faults in force. There are none until a test sets them. */
import { FaultList, type Fault } from '../../faults/fault-list.ts';
import { checkRule, type FaultRule } from './rule.ts';

/** The properties of a request that a rule can match. */
export type FaultyRequest = {
  readonly method: string;
  /** `bucket/name`; null without a file */
  readonly file: () => string | null;
};

/** The faults of a server. Throws 400 for an invalid rule. */
export class Faults extends FaultList<FaultRule, FaultyRequest> {
  constructor() {
    super(faultOf);
  }
}

function faultOf(given: FaultRule): Fault<FaultRule, FaultyRequest> {
  const rule = checkRule(given);
  const path = rule.path === undefined ? null : pathPattern(rule.path);
  return {
    rule,
    speaksOf: ({ method, file }) =>
      (rule.method === undefined || [rule.method].flat().includes(method)) &&
      (path === null || path.test(file() ?? '')),
  };
}

function pathPattern(path: string): RegExp {
  const segments = path.split('/').map((segment, index, all) => {
    if (segment === '**' && index === all.length - 1) return '.+';
    return segment.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(String.raw`\*`, '[^/]*');
  });
  return new RegExp(`^${segments.join('/')}$`);
}
