import { describe, expect, it } from 'vitest';
import { joinRules } from './join-rules.ts';

const shared = [
  {
    name: 'person',
    text: '// About all of them.\n\n// Needs b.\nfunction a() {\n  return b();\n}\n\nfunction b() {\n  return true;\n}\n',
  },
  { name: 'unused', text: 'function c() {\n  return true;\n}\n' },
];
const notes = { name: 'notes', text: 'match /notes/{id} {\n  allow read: if a();\n}\n' };

describe('joining the rules', () => {
  it('keeps the shared functions that a collection needs, directly or not, with their comments', () => {
    const joined = joinRules(shared, [notes]);
    expect(joined).toContain('    // Needs b.\n    function a() {\n      return b();\n    }\n\n    function b() {');
    expect(joined).not.toContain('c()');
    expect(joined).not.toContain('unused');
    expect(joined).not.toContain('About all');
  });

  it('says at the top that the file is made, and from where', () => {
    expect(joinRules(shared, [notes]).split('\n')[2]).toContain('Made by `npm run rules` from the files in rules/');
  });

  it('puts the collections in the order given', () => {
    const joined = joinRules(
      [],
      ['x', 'y'].map((name) => ({ name, text: `match /${name}/{id} {\n}\n` })),
    );
    expect(joined.indexOf('/x/')).toBeLessThan(joined.indexOf('/y/'));
  });

  it('refuses two shared functions of one name', () => {
    expect(() =>
      joinRules([...shared, { name: 'again', text: 'function a() {\n  return true;\n}\n' }], [notes]),
    ).toThrow('Two shared functions are called a.');
  });
});
