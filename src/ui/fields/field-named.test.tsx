import { MantineProvider, MultiSelect, Select, TextInput } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldNamed } from './field-named.ts';

function form(): HTMLElement {
  return render(
    <MantineProvider>
      <TextInput name="1.mail" label="E-mail" />
      <MultiSelect name="1.sectors" label="Secteurs" data={['Savane', 'Lagune']} defaultValue={['Savane']} />
      <Select name="1.role" label="Rôle" data={['Soigneur']} />
    </MantineProvider>,
  ).container;
}

it.each([
  ['1.mail', 'E-mail'],
  ['1.sectors', 'Secteurs'],
  ['1.role', 'Rôle'],
])('the field %s is the one for typing', (name, label) => {
  const place = form();
  fieldNamed(place, name)?.focus();
  expect(screen.getByLabelText(label, { selector: 'input' })).toHaveFocus();
});

it('an unknown name has no field', () => {
  expect(fieldNamed(form(), 'nothing')).toBeNull();
});
