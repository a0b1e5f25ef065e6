import { describe, expect, it } from 'vitest';
import { DEFAULT_SECTOR_COLOR, sectorSchema } from './sector.ts';

const savanna = {
  sectorId: 's1',
  sectorName: 'Savane',
  zooId: 'zoo-1',
  label: 'Savane',
  value: 's1',
  sectorKeeper: ['ana'],
  managementUserIds: [],
  veterinaryUserIds: [],
  nutritionUserIds: [],
  sectorColor: DEFAULT_SECTOR_COLOR,
  sectorProfilePicture: null,
};

describe('a sector', () => {
  it('has the default colour of the specification', () => {
    expect(DEFAULT_SECTOR_COLOR).toBe('#4e73df');
    expect(sectorSchema.safeParse(savanna).success).toBe(true);
  });
  it.each(['4e73df', '#4e73d', '#4e73dff', '#4e73dg', 'blue'])('has not the colour %s', (sectorColor) => {
    expect(sectorSchema.safeParse({ ...savanna, sectorColor }).success).toBe(false);
  });
  it('lists its people by id', () => {
    expect(sectorSchema.safeParse({ ...savanna, sectorKeeper: [1] }).success).toBe(false);
  });
});
