import { Avatar } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { thumbnailAddress } from '#domain/pictures/picture-address.ts';
import type { Sector } from '#domain/sectors/sector.ts';

/** The main photo of a sector in a frame of its colour, or a sign in it. */
export function SectorAvatar({ sector, size = 40 }: { readonly sector: Sector; readonly size?: number }) {
  const url = sector.sectorProfilePicture?.url;
  return (
    <Avatar
      src={url === undefined ? null : thumbnailAddress(url)}
      alt=""
      size={size}
      radius="md"
      style={{ border: `3px solid ${sector.sectorColor}` }}
    >
      <IconMapPin size={size / 2} aria-hidden />
    </Avatar>
  );
}
