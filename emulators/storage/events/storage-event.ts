/** What Cloud Storage tells functions of. Objects are archived only in buckets that keep versions, which none here does. */
export type StorageEventType = 'finalized' | 'deleted' | 'metadataUpdated' | 'archived';
