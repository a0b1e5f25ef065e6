import { describe, expect, it } from 'vitest';
import { invitationLink } from './invitation-link.ts';

const read = (address: string) => invitationLink(new URL(address, 'https://app.example'));

describe('the link of an invitation', () => {
  it('names the invitation and, where no server sees it, its secret', () => {
    expect(read('/Register?invitation=inv-1#s3cret')).toEqual({ invitationId: 'inv-1', secret: 's3cret' });
  });
  it('that lost its secret is incomplete', () => {
    expect(read('/Register?invitation=inv-1')).toBe('incomplete');
    expect(read('/Register?invitation=inv-1#')).toBe('incomplete');
  });
  it('may be none at all', () => {
    expect(read('/Register')).toBe('none');
    expect(read('/Register?invitation=#s3cret')).toBe('none');
  });
});
