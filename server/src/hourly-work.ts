/** What every area does once an hour: what has ended goes, what has become due is done. Each by itself: one that fails stops none. */
import type { Logger } from 'pino'
import { sweepExports } from '#account-export/sweep.ts'
import type { AreaContext } from '#area-context.ts'
import { sweepClasses } from '#classes/sweep.ts'
import { sweepListChanges } from '#db/places/keep-places.ts'
import { sweepRequests } from '#domains/requests/end-requests.ts'
import { tellOfLaterRequests } from '#domains/requests/tell-requests.ts'
import { checkFigures } from '#figures/keep-figures.ts'
import { sweepAnswers } from '#idempotency/sweep.ts'
import type { Sweeps } from '#jobs/hourly.ts'
import { sweepLabels } from '#labels/sweep.ts'
import { sweepLearnerAddresses, sweepLearners } from '#learners/sweep.ts'
import { sweepLimits } from '#limits/sweep.ts'
import { sweepImports } from '#member-imports/sweep.ts'
import { sweepNotices } from '#members/notices/notices.ts'
import { sweepMembers } from '#members/sweep/sweep.ts'
import { sweepMails } from '#messaging/sweep.ts'
import { eraseDeleted, purgeDeleted } from '#organizations/deletion/remove.ts'
import { eraseDeletedAuthors, purgeDeletedAuthors } from '#publishers/deletion/remove.ts'
import { sweepAuthorOffers } from '#publishers/sweep.ts'
import { sweepRosters } from '#rosters/sweep.ts'
import { sweepProvisioningLog } from '#scim/connections/log.ts'
import type { Secrets } from '#secrets/secrets.ts'
import { tellOfCertificates } from '#single-sign-on/connections/tell-certificates.ts'
import { deleteDueAccounts } from '#users/deletion/delete-due.ts'
import { sweepChanges } from '#users/owner-changes/take-back.ts'
import { fillUsernameSkeletons } from '#users/usernames/fill-skeletons.ts'
import { freeRestedUsernames } from '#users/usernames/username.ts'

/** By what the log calls each. `context` is the areas' own. */
export function hourlyWork({ context, secrets, log }: { context: AreaContext; secrets: Secrets; log: Logger }): Sweeps {
  const { db } = context
  return {
    'deleted organizations': async () => (await eraseDeleted(db)) + (await purgeDeleted(db)),
    'deleted publishers': async () => (await eraseDeletedAuthors(db)) + (await purgeDeletedAuthors(db)),
    'offers of publishers': () => sweepAuthorOffers(db, new Date()),
    'changes by owners': () => sweepChanges(db, new Date()),
    'removed members': () => sweepMembers(db, new Date()),
    // Behind the memberships that go with it.
    'accounts of learners who are no members any more': () => sweepLearners(context),
    'addresses of learners that nobody took along': () => sweepLearnerAddresses(db, new Date()),
    'deleted labels': () => sweepLabels(db, new Date()),
    'deleted classes': () => sweepClasses(db, new Date()),
    'requests to join that have ended': () => sweepRequests(context, new Date()),
    'requests to join since owners were told': () => tellOfLaterRequests(context, new Date()),
    'what directories asked': () => sweepProvisioningLog(db, new Date()),
    'certificates of connections that end': () => tellOfCertificates(context, new Date()),
    'counts of notices': () => sweepNotices(context, new Date()),
    'accounts to delete': () => deleteDueAccounts(context),
    'exports of accounts': () => sweepExports(db, new Date()),
    'rested usernames': () => freeRestedUsernames(db),
    'skeletons of usernames': () => fillUsernameSkeletons(db),
    'answers under idempotency keys': () => sweepAnswers(db, new Date()),
    'finished imports': () => sweepImports(db),
    'rosters that are done with': () => sweepRosters(db, new Date()),
    'changes of lists that are gone': () => sweepListChanges(db),
    'counts of limits that have ended': () => sweepLimits(db),
    'mails that are done with': () => sweepMails(db, secrets),
    'figures that are off': () => checkFigures(db, log, new Date()),
  }
}
