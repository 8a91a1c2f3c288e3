/** Whose each table is, and which areas read what is not theirs: a name beside an id, a row of a list. */

/** Area of the server -> its tables, by their names in `db/schema`. Nobody else writes to them. */
export const tablesOf: Record<string, readonly string[]> = {
  'account-export': ['accountExports', 'accountExportParts'],
  achievements: ['achievements'],
  audit: ['auditRecords'],
  classes: ['classes', 'classMembers'],
  db: ['placedLists', 'listPlaces', 'listChanges'],
  content: ['contents', 'contentClaims'],
  domains: ['organizationDomains', 'joinRequests'],
  idempotency: ['idempotencyRecords'],
  figures: ['organizationDays', 'organizationDayChanges', 'memberActivity', 'figuresKept'],
  identity: [
    ...['accounts', 'accountIdentities', 'sessions', 'refreshTokens', 'oneTimeSecrets', 'signingKeys'],
    ...['googleSignIns', 'passkeys', 'passkeyChallenges'],
    ...['authenticators', 'backupCodes', 'mailedSignIns'],
  ],
  invites: ['invites', 'inviteUses'],
  learners: ['learners', 'learnerAddresses'],
  labels: ['labels', 'memberLabels'],
  limits: ['limitCounts'],
  'member-imports': ['peopleImports', 'peopleImportLines'],
  members: [
    'organizationMembers',
    'membershipCounts',
    'membershipCountChanges',
    'ownershipOffers',
    'organizationRemovals',
    'organizationDepartures',
    'organizationNotices',
  ],
  messaging: ['mails', 'notificationEvents'],
  organizations: ['organizations'],
  publishers: ['authors', 'authorMembers', 'authorOwnershipOffers', 'authorRemovals', 'deletedAuthorMembers'],
  rosters: ['rosterSources', 'rosters', 'rosterSteps', 'rosterPeople', 'rosterClasses', 'rosterPlaces'],
  scim: ['scimConnections', 'scimTokens', 'scimUsers', 'scimGroups', 'scimGroupMembers', 'scimRequests'],
  'single-sign-on': ['ssoConnections', 'ssoDomains', 'ssoSubjects', 'ssoSignIns'],
  secrets: ['secretsKeys', 'secretsTurns', 'secretsTurnAnswers'],
  timeline: ['timelineSettings'],
  users: ['users', 'restingUsernames', 'recordChanges'],
}

/** Area -> what else it reads, by joins: to ask its owner row by row would cost a list its speed. */
export const alsoReads: Record<string, readonly string[]> = {
  achievements: ['classes', 'organizationMembers', 'organizations', 'users'],
  backup: ['accounts', 'contents', 'secretsKeys', 'signingKeys'],
  classes: ['organizationMembers', 'organizations', 'users'],
  figures: ['authenticators', 'organizationMembers', 'organizations', 'passkeys', 'users'],
  identity: ['organizationMembers', 'organizations', 'users'],
  domains: ['organizationMembers', 'organizations', 'users'],
  invites: ['authors', 'organizationDepartures', 'organizationMembers', 'organizations', 'users'],
  learners: ['classMembers', 'classes', 'organizationMembers', 'organizations', 'users'],
  labels: ['organizationMembers', 'organizations'],
  'member-imports': ['organizations', 'users'],
  members: ['classes', 'classMembers', 'joinRequests', 'labels', 'memberLabels', 'organizations', 'users'],
  organizations: ['organizationDepartures', 'organizationMembers', 'users'],
  publishers: ['users'],
  rosters: ['organizationDepartures', 'organizationMembers', 'organizations', 'users'],
  scim: ['organizationMembers', 'organizationRemovals', 'organizations', 'users'],
  'single-sign-on': ['organizationDomains', 'organizations'],
  timeline: ['auditRecords', 'organizationDepartures', 'organizationMembers', 'users'],
}

/** Files of which another area's tables are the very work: an operator's command that goes over all secrets. */
export const writesEverywhere = ['server/src/secrets/forget-secrets.ts']
