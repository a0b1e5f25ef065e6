import { expect, it } from 'vitest';
import { reportText } from './report-text.ts';

it('a report has its instant and one line per fact', () => {
  const facts = [
    { label: 'Version', text: '2.5.0' },
    { label: 'Réseau', text: 'Oui' },
  ];
  expect(reportText('Diagnostic', new Date('2026-01-15T12:00:00Z'), facts)).toBe(
    'Diagnostic – 2026-01-15T12:00:00.000Z\nVersion: 2.5.0\nRéseau: Oui',
  );
});
