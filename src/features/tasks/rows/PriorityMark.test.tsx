import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadNamespaces, startI18n } from '#i18n/start.ts';
import { PriorityMark } from './PriorityMark.tsx';

beforeAll(async () => {
  await startI18n('fr');
  await loadNamespaces(['tasks']);
});

it('says a high and a low priority in words', () => {
  render(<PriorityMark task={{ priority: 'high' }} />);
  render(<PriorityMark task={{ priority: 'low' }} />);
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Priorité haute',
    'Priorité basse',
  ]);
});

it('marks no normal priority', () => {
  const { container } = render(<PriorityMark task={{ priority: 'normal' }} />);
  expect(container).toBeEmptyDOMElement();
});
