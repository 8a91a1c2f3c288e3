/** The sentences beside the field of a roster's archive: apart from all others, since one page has it. */
export const rosterMessages = {
  rosterRequired: 'Please choose a ZIP archive first.',
  rosterUnreadable:
    'This is not a ZIP archive that can be read. Please choose the OneRoster archive as your system exported it.',
  rosterUnsafe: 'This archive holds files that no roster has, or the same file twice. Please export it again.',
  rosterTooLarge: 'This archive is too large, or holds too much.',
  rosterNoManifest: 'This archive has no manifest.csv at its top level. Please choose a OneRoster 1.2 archive.',
} as const
