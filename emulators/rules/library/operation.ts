import type {
  RulesDuration,
  RulesLatLng,
  RulesMap,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  RulesValue,
} from '../contract.ts';
import { Problem } from '../problem.ts';
import { typeName } from '../value-types.ts';

type List = readonly RulesValue[];

/** The types of argument that an operation may take. */
type ArgumentTypes = {
  any: RulesValue;
  int: bigint;
  number: bigint | number;
  string: string;
  bytes: Uint8Array;
  hashable: string | Uint8Array;
  list: List;
  set: RulesSet;
  collection: List | RulesSet;
  map: RulesMap;
  key: string | List;
  path: RulesPath;
  timestamp: RulesTimestamp;
  duration: RulesDuration;
  latlng: RulesLatLng;
};
type ArgumentType = keyof ArgumentTypes;

/** The language's type names for an argument type. */
const ACCEPTED: Readonly<Record<Exclude<ArgumentType, 'any'>, readonly string[]>> = {
  int: ['int'],
  number: ['int', 'float'],
  string: ['string'],
  bytes: ['bytes'],
  hashable: ['bytes', 'string'],
  list: ['list'],
  set: ['set'],
  collection: ['list', 'set'],
  map: ['map'],
  key: ['string', 'list'],
  path: ['path'],
  timestamp: ['timestamp'],
  duration: ['duration'],
  latlng: ['latlng'],
};

/** A function or method of the library. `apply` checks number and types of the arguments. */
export type Operation = {
  readonly parameters: readonly ArgumentType[];
  readonly apply: (receiver: RulesValue, args: readonly RulesValue[]) => RulesValue | Problem;
};

/**
 * Returns a library operation. The name is for messages, such as `list.join`; functions without a receiver get null for
 * it. `call` declares the receiver's type, which the catalogue guarantees.
 */
export function operation<const Parameters extends readonly ArgumentType[]>(
  name: string,
  parameters: Parameters,
  call: (
    receiver: never,
    ...args: { -readonly [At in keyof Parameters]: ArgumentTypes[Parameters[At] & ArgumentType] }
  ) => RulesValue | Problem,
): Operation {
  return {
    parameters,
    apply: (receiver, args) => {
      const problem = refuseArguments(name, parameters, args);
      return problem ?? call(receiver as never, ...(args as never));
    },
  };
}

function refuseArguments(
  name: string,
  parameters: readonly ArgumentType[],
  args: readonly RulesValue[],
): Problem | null {
  if (args.length !== parameters.length) {
    const expected = signatures(name, parameters);
    return new Problem(`Incorrect number of arguments. Received: ${args.length}. Expected: ${expected}.`);
  }
  for (let at = 0; at < parameters.length; at += 1) {
    const parameter = parameters[at] as ArgumentType;
    if (parameter === 'any' || ACCEPTED[parameter].includes(typeName(args[at] as RulesValue))) continue;
    const received = `${name}(${args.map(typeName).join(', ')})`;
    return new Problem(
      `Unsupported operation error. Received: ${received}. Expected: ${signatures(name, parameters)}.`,
    );
  }
  return null;
}

function signatures(name: string, parameters: readonly ArgumentType[]): string {
  const alternatives = parameters.reduce<string[]>(
    (all, parameter) => {
      const names = parameter === 'any' ? ['any'] : ACCEPTED[parameter];
      return all.flatMap((prefix) => names.map((type) => (prefix ? `${prefix}, ${type}` : type)));
    },
    [''],
  );
  return alternatives.map((alternative) => `${name}(${alternative})`).join(', ');
}

/** A table of operations by name. */
export type Operations = Readonly<Record<string, Operation>>;
