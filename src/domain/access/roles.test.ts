import { describe, expect, it } from 'vitest';
import { isAdminRole, mayGrantRole, ROLES } from './roles.ts';

describe('account roles', () => {
  it('are admin from admin upwards', () => {
    expect(ROLES.filter(isAdminRole)).toEqual(['admin', 'superAdmin']);
  });
  it('let an admin grant every role up to admin', () => {
    expect(ROLES.filter((role) => mayGrantRole('admin', role))).toEqual(['user', 'pedagoadmin', 'admin']);
  });
  it('let a super manager grant every role', () => {
    expect(ROLES.filter((role) => mayGrantRole('superAdmin', role))).toEqual([...ROLES]);
  });
  it.each(['user', 'pedagoadmin'] as const)('let a %s grant nothing', (role) => {
    expect(ROLES.some((granted) => mayGrantRole(role, granted))).toBe(false);
  });
});
