/** Returns a behaviour of a BORIS project, changed by `differences`. */
export const aRawBehaviour = (code: string, differences: object = {}) => ({
  ...{ type: 'State event', key: code.slice(0, 1).toLowerCase(), code, description: `Description ${code}` },
  ...{ color: '#3f7aa6', category: 'Rest', modifiers: '', excluded: '', 'coding map': '' },
  ...differences,
});

/** Returns a BORIS project with these behaviours, changed by `differences`. */
export const aBorisProject = (behaviours: readonly object[], differences: object = {}) => ({
  ...{ time_format: 'hh:mm:ss', project_date: '2026-01-02T03:04:05', project_name: 'Lions', project_description: '' },
  ...{ project_format_version: '7.0', subjects_conf: { '0': { key: 'n', name: 'Nala', description: '' } } },
  behaviors_conf: Object.fromEntries(behaviours.entries()),
  ...{ observations: { 'obs 1': { events: [[1.5, 'Nala', 'RES', '', '']] } }, behavioral_categories: ['Rest'] },
  ...{ independent_variables: {}, coding_map: {}, behaviors_coding_map: [], converters: {}, plugins: ['new'] },
  ...differences,
});
