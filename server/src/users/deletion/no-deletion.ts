/** What the record of somebody says whose account is not to be deleted. */
export const noDeletion = { deletionAskedAt: null, deletionDueAt: null, deletionWaitsSince: null, missingSince: null }
