import { describe, expect, it } from 'vitest';
import { columnsOf } from './headings.ts';

describe('the headings of a file', () => {
  it('are found whatever their case, accents and signs', () => {
    expect(columnsOf(['É-MAIL *', ' prenom ', 'Nom :'])).toEqual({ userMail: 0, userFirstname: 1, userLastname: 2 });
  });
  it('may be the stored names', () => {
    expect(columnsOf(['userMail', 'userRight', 'betaTester'])).toEqual({ userMail: 0, userRight: 1, betaTester: 2 });
  });
  it('count once: the first of two', () => {
    expect(columnsOf(['Mail', 'E-mail'])).toEqual({ userMail: 0 });
  });
  it('need not mean anything', () => {
    expect(columnsOf(['', 'toString', '__proto__', 'matricule'])).toEqual({});
  });
});
