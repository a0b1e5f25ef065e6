/** The result of a write in wire format. */
import { encodeValue } from '../values/encode.ts';
import { formatVersion } from '../values/instant.ts';
import type { WireWriteResult } from '../wire.ts';
import type { Step } from './apply-writes.ts';

/** The document's update time (none after a deletion), and one result per transform. */
export function toResult({ write, after, results }: Step): WireWriteResult {
  return {
    ...(after === null ? {} : { updateTime: formatVersion(after.updateTime) }),
    ...(write.transforms.length === 0 ? {} : { transformResults: results.map(encodeValue) }),
  };
}
