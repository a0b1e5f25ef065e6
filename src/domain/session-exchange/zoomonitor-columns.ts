/** The values of the column 'Channel Type'. */
export const CHANNELS = ['Interval', 'All Occurrence', 'Continuous', 'No Behavior'] as const;

/** The columns of every row; those of the offset are ours, ZooMonitor itself tells no zone. */
export const ZOO_HEAD = [
  ...(['SessionID', 'Configuration Name', 'Observer', 'DeviceID', 'Session Start Time', 'Session End Time'] as const),
  ...(['DateTime', 'Date', 'Time', 'Year', 'Month', 'Hour', 'Project Animals', 'Duration', 'Grid Size'] as const),
  ...(['Image Size', 'Notes', 'Habitat Map', 'Channel Type', 'Subject Type', 'Focal Name'] as const),
] as const;
export const ZOO_OFFSETS = ['Start UTC Offset', 'End UTC Offset', 'UTC Offset'] as const;
export const OCCURRENCE = 'All Occurrence Value';
export const FRAME = 'Frame Number';
export const INTERVAL_NAME = 'Interval Channel 1 Name';
export const INTERVAL = 'Interval Channel 1 Value';
export const CONTINUOUS_NAME = 'Continuous Channel 1 Name';
export const CONTINUOUS = 'Continuous Channel 1 Value';
export const CONTINUOUS_SECONDS = 'Continuous Channel 1 Duration (sec)';
/** The name of the one channel that our files have. */
export const CHANNEL_NAME = 'Behavior';
/** The value of an animal that was looked for and not seen. */
export const NOT_VISIBLE_VALUE = 'Not Visible';

/** The column of a modifier, before its number from 1. */
export const MODIFIER = 'All Occurrence Behavior Modifier';
