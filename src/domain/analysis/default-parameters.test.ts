import { expect, it } from 'vitest';
import { DEFAULT_PARAMETERS } from './default-parameters.ts';
import { parametersSchema } from './parameters.ts';

it('a file without parameters is analysed with the default ones', () => {
  expect(parametersSchema.parse({})).toEqual(DEFAULT_PARAMETERS);
});
