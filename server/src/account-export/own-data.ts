/** Every area's part of an export. What is deliberately none is said in `own-data.test.ts`. */
import { achievementData } from '#achievements/own-data.ts'
import { auditData } from '#audit/own-data.ts'
import { classData } from '#classes/own-data.ts'
import type { OwnData } from '#db/own-data.ts'
import { inPages } from '#db/own-data.ts'
import { activityData } from '#figures/own-data.ts'
import { joiningData } from '#domains/own-data.ts'
import { accountData } from '#identity/embedded/accounts/own-data.ts'
import { inviteData } from '#invites/own-data.ts'
import { labelData } from '#labels/own-data.ts'
import { learnerData } from '#learners/own-data.ts'
import { importData } from '#member-imports/own-data.ts'
import { membershipData } from '#members/own-data.ts'
import { mailData } from '#messaging/own-data.ts'
import { organizationData } from '#organizations/own-data.ts'
import { publisherData } from '#publishers/own-data.ts'
import { rosterData } from '#rosters/people/own-data.ts'
import { provisioningData } from '#scim/own-data.ts'
import { singleSignOnData } from '#single-sign-on/own-data.ts'
import { recordData } from '#users/own-data.ts'
import { exportPage } from './queries.ts'

const exportData: OwnData[] = [
  {
    file: 'exports.json',
    about: 'This archive: when you asked for it.',
    of: ['account_exports.uid', 'account_exports.confirmed_email_key'],
    rows: (db, { uid }) => inPages((page) => exportPage(db, uid, page)),
  },
]

export const ownData: readonly OwnData[] = [
  ...[
    ...accountData,
    ...recordData,
    ...membershipData,
    ...activityData,
    ...labelData,
    ...classData,
    ...achievementData,
  ],
  ...[
    ...organizationData,
    ...provisioningData,
    ...singleSignOnData,
    ...rosterData,
    ...learnerData,
    ...publisherData,
    ...inviteData,
    ...joiningData,
    ...importData,
    ...mailData,
    ...auditData,
    ...exportData,
  ],
]
