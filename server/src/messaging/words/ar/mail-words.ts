/** Every word of the mails in this language. */
import { accountMails } from './account-mails.ts'
import { connectionMails } from './connection-mails.ts'
import { domainMails } from './domain-mails.ts'
import { organizationMails } from './organization-mails.ts'
import { personMails } from './person-mails.ts'
import { phrases } from './phrases.ts'
import { publisherMails } from './publisher-mails.ts'
import { secondStepMails } from './second-step-mails.ts'
import { signInMails } from './sign-in-mails.ts'
import { termMails } from './term-mails.ts'

export const mailWords = {
  phrases,
  mails: {
    ...signInMails,
    ...accountMails,
    ...secondStepMails,
    ...personMails,
    ...organizationMails,
    ...publisherMails,
    ...domainMails,
    ...connectionMails,
    ...termMails,
  },
}
