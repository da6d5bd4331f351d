import { expect, it } from 'vitest';
import types from './prop-types';

it('stands for every type, required ones and those made of others too', () => {
  const one = types['shape']?.({ a: types['string']?.['isRequired'] });
  expect(one?.['isRequired']).toBeTypeOf('function');
  expect(types['any']).toBeTypeOf('function');
});
