import { describe, expect, it } from 'vitest';
import { hasUnsaved, holdUnsaved } from './unsaved-changes.ts';

describe('unsaved text', () => {
  it('is known until its form has saved or unmounted, each form for itself', () => {
    expect(hasUnsaved()).toBe(false);
    const first = holdUnsaved();
    const second = holdUnsaved();
    first();
    first();
    expect(hasUnsaved()).toBe(true);
    second();
    expect(hasUnsaved()).toBe(false);
  });
});
