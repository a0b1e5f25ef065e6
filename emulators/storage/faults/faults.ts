/** The faults in force. There are none until a test asks for them. */
import { FaultList, type Fault } from '../../faults/fault-list.ts';
import { checkRule, type FaultRule } from './rule.ts';

/** What a rule may ask about a request. */
export type FaultyRequest = {
  readonly method: string;
  /** `bucket/name`; null where no file is named */
  readonly file: () => string | null;
};

/** The faults of a server. Setting them throws 400 when one is no rule. */
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
