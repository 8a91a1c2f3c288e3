/** Apart from the timeline's calls: texts say it too, and texts stand on constants alone. */

/** Who did it where an organization's directory did, by provisioning: no account's uid. */
export const directoryActor = 'directory'
