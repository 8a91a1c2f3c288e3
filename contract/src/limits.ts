/**
 * Lengths, sizes, amounts and days that both sides keep to, named with their units (docs/requirements.md#limits). How
 * often something may be tried is set for each installation: `server/src/limits/rates.ts`.
 */
import { HOUR_SECONDS } from './rules/time/lengths.ts'

const KIBIBYTE = 1024
const MEBIBYTE = 1024 * KIBIBYTE

export const organizationDisplayNameLength = { min: 4, max: 20 } as const
export const organizationNameLength = { min: 3, max: 63 } as const
/**
 * How long the name of a deleted organization is nobody's, and a username nobody's but whose it was: old links may not
 * lead to a stranger. Neither a deleted name nor a deleted account can be restored meanwhile; what can is under
 * `restorableDays`.
 */
export const restingNameDays = 90
/** So many usernames rest for whoever changes their own; the oldest are free again. */
export const restingUsernamesEach = 5
export const usernameMaxLength = 64
export const personNameMaxLength = 100
/** A first and a last name with a space between them. */
export const displayNameMaxLength = 2 * personNameMaxLength + 1
export const emailMaxLength = 254

export const passwordMinLength = 6
/** In code points, so that an emoji counts once. */
export const passwordMaxLength = 128

export const organizationNameCheckDebounceMs = 200
export const usernameCheckDebounceMs = 500
export const listFilterDebounceMs = 500
/** Kept (docs/requirements.md#sign-up) between creating the account and saving the username. */
export const signUpSettleMs = 2_000
export const resetRedirectMs = 3_000

export const resetPasswordMinScore = 75

/** Passkeys of one account. */
export const maxPasskeys = 20
export const passkeyNameMaxLength = 60

/** What one upload may hold, a profile's photo too: in bytes a file, files and pixels an image. */
export const uploadMaxBytes = 20 * MEBIBYTE
export const uploadMaxFiles = 5
export const uploadMaxPixels = 50_000_000

/** Why an operator disables an account. */
export const reasonMaxLength = 300

export const publisherNameMaxLength = 100
/** What stands in a publisher's address. */
export const authorIdLength = { min: 3, max: 40 } as const
/** What an organization may ask of sign-ins: days to set a second step up, and hours that a sign-in counts for. */
export const graceMaxDays = 90
export const freshSignInMaxHours = 2_160
export const descriptionMaxLength = 2_000
export const labelNameMaxLength = 40
/** Labels of one organization, deleted ones not counted: its people are filtered by them, and every list of them is whole. */
export const maxLabels = 1_000
export const classNameMaxLength = 80
/**
 * Classes of one organization, of now and in the archive; deleted ones are not counted. As many as a roster brings whose
 * 50,000 lines put ten people into each; the archive keeps those of years.
 */
export const maxClasses = { current: 5_000, archived: 10_000 } as const
/** Ids in one request: a page of a list, and then some. */
export const maxIdsAtOnce = 500
/** Classes that go into the archive, come back, are deleted or restored in one request: those of a whole year. */
export const maxClassesAtOnce = 10_000
/** The bytes that carry so many ids, and a little more. */
export const classIdsMaxBytes = 512 * KIBIBYTE
/** Longer than any username is: what was pasted beside one is told as unknown, not refused as a whole. */
export const usernameInListMaxLength = 256
/** Filters in one request. */
export const maxMatchesAtOnce = 20
/** People whom the filters of one request put into a class. */
export const maxMatchedPeople = 10_000

/** What one person achieved in one organization. */
export const maxAchievements = 20_000

export const inviteDefaultDays = 14
/** Invites by mail, in all, from an account that has not confirmed its own address. */
export const unconfirmedInvites = 5
export const inviteMaxDays = 365
export const inviteMaxUses = 10_000
/** Links of one organization or publisher: those that still lead somewhere, and those that were made within a day. */
export const maxLinks = 1_000
/** Letters and digits of a short invite code, without those that look alike. */
export const inviteCodeLength = 10
/** Domains of one organization. */
export const maxDomains = 20
/** Directories that keep people of one organization in step, and tokens of each: two while one takes the other's place. */
export const maxConnections = 3
export const maxConnectionTokens = 2
/** People and groups that one directory keeps. */
export const maxProvisioned = { people: 1_000_000, groups: 10_000 } as const
/** How long what a directory asked can be read. */
export const provisioningLogDays = 30
/** Accounts without an address of one organization, how many are made in one request, and the bytes that carry a list. */
export const maxLearners = 10_000
export const maxLearnersAtOnce = 200
export const learnerListMaxBytes = 512 * KIBIBYTE
/** How long the link works that makes such an account its person's own, and for how long it is told that it ran out. */
export const learnerAddressDays = 14
export const learnerAddressToldDays = 30
/** Connections of an organization's own sign-in, what each may ask of claims, and how long a test of one may take. */
export const maxSignInConnections = 5
export const signInConnectionNameMaxLength = 60
export const maxClaimRules = 50
export const signInTestMinutes = 10
/** Of a SAML identity provider: two may stand at once, and some publish more. */
export const maxSamlCertificates = 4
/** Of such a provider: AD FS publishes some hundred kilobytes, most of it about other protocols. */
export const samlMetadataMaxLength = 512 * 1_024
/** How many days before a certificate of one ends its owners are told. */
export const certificateNoticeDays = 30
/** For how many days metadata that is followed cannot be read before owners are told. */
export const metadataNoticeDays = 3
/** For how long the record of a proven domain may be gone before the domain is proven no more. */
export const domainGoneDays = 3
/** How long a request to join waits for an answer, and how long whoever was declined waits before asking again. */
export const joinRequestDays = 30
export const joinRequestRestDays = 7
/** Requests to join in one answer. */
export const maxAnsweredAtOnce = 100
/** How long a deletion is offered to be undone on screen. */
export const undoMs = 10_000
/** How long removed members and deleted labels and classes can be restored. */
export const restorableDays = 30
/** Members who were at their organization on none of so many days are listed as not seen. */
export const notSeenDays = 30
/** How long an organization knows whose membership ended with its last day. */
export const formerMembershipYears = 5
/** How many days before its last one somebody is told that their membership ends: once each. */
export const termNoticeDays = [14, 1] as const
/** How long somebody can take back what an owner changed of their record. */
export const changeTakeBackDays = 30
/** How long somebody can change their mind after asking for their account to be deleted. */
export const accountDeletionDays = 14
/** How often an account can ask for an archive of its data, and how long the link to it works. */
export const exportEveryHours = 24
export const exportLinkDays = 7
/** Lines of one import of people, and the bytes that may carry them. */
export const importMaxLines = 10_000
export const importMaxBytes = 2 * MEBIBYTE
/** A roster's archive: its bytes as it comes, unpacked, files in it, and lines of all that are read. */
export const rosterMaxBytes = 10 * MEBIBYTE
export const rosterMaxUnzippedBytes = 64 * MEBIBYTE
export const rosterMaxEntries = 40
export const rosterMaxLines = 50_000
export const rosterSourceMaxLength = 80
/** Sources whose rosters one organization takes. */
export const maxRosterSources = 100
/** How long the rehearsal of a roster waits to be applied. */
export const rosterRehearsalDays = 7
/** Where more than one in so many people of a source would leave, whoever applies its roster says so twice. */
export const rosterBrakeShare = 10
/** How long an organization may have its timeline kept, where not for ever. */
export const timelineKeptDays = { min: 30, max: 3_650 } as const
/** After a multi-delete the list is read again like this (docs/requirements.md#people). */
export const multiDeletePage = { limit: 12, page: 1 } as const

export const pageSizes = [10, 20, 30] as const
export const defaultPageSize = 10
/** No list answers more than this many rows a page, whatever is asked. */
export const maxPageSize = 100

export const loaderStepPercent = 5
export const loaderStepMs = 100
export const loaderMaxPercent = 95

export const modalTransitionMs = 300
export const modalBackdropMs = 150
export const toastMs = 5_000

/** What performance monitoring may send (docs/requirements.md#monitoring). */
export const monitoringSampleRate = 0.1
export const monitoringSessionMs = 1_800_000
export const monitoringErrorLimit = 20
export const monitoringErrorWindowMs = 30_000

export const jsonTimeoutMs = 350_000
export const multipartTimeoutMs = 35_000

export const idTokenSeconds = HOUR_SECONDS
/** What a session is signed in with is changed only this soon after the sign-in (the hosted provider's rule). */
export const recentSignInSeconds = 300
/** How many backup codes are made at once, for a second step without the app. */
export const backupCodeCount = 10

export const defaultBrandColors = { primary: '#0070f3', page_background: '#222' } as const

/** First host labels that select no space (docs/requirements.md#spaces). */
export const nonSpaceLabels = ['platform', 'accounts', 'api', 'www', 'studio'] as const
