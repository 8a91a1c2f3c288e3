/** The texts of invites: making them, many at once, and accepting them. */
import { inviteCodeLength, unconfirmedInvites } from '@atrium/contract/limits'
import { mailMessages } from '#messages/mail.ts'
import { figure } from '#messages/format.ts'

const count = (number: number, one: string, many: string) => `${figure(number)} ${number === 1 ? one : many}`

const yourAddress = 'your email address'

export const invitesMessages = {
  list: {
    add: 'Invite',
    many: 'Invite many',
    empty: 'No invites yet',
    emptyAdvice: 'Invite by email, with a link or code for anybody, or import a whole list.',
    anybody: 'Anybody with the link or code',
    uses: (uses: number, maxUses: number) => `${uses} of ${maxUses} used`,
    states: { open: 'Open', expired: 'Expired', used_up: 'Used', revoked: 'Cancelled' },
    until: (date: string) => `until ${date}`,
    term: (words: string) => `membership ${words}`,
    renew: mailMessages.sendAgain,
    renewLink: 'New link',
    renewNamed: (to: string) => `${mailMessages.sendAgain}: ${to}`,
    renewLinkNamed: (to: string) => `New link: ${to}`,
    revoke: 'Cancel invite',
    revokeNamed: (to: string) => `Cancel invite: ${to}`,
    revoked: 'The invite is cancelled.',
    sentAgain: (to: string) => `The invite was sent to ${to} again.`,
    older: 'Show older',
  },
  form: {
    title: 'Invite',
    way: 'How to invite',
    byMail: 'By mail',
    byLink: 'Link or code',
    email: 'Email',
    role: 'Role',
    labels: 'Labels',
    expires: 'Expires in',
    days: (days: number) => count(days, 'day', 'days'),
    uses: 'How many people',
    usesHint: 'How often the link or code can be used.',
    ownerByMail: 'Owners are invited by email.',
    emailOrLink: 'Leave it empty to get a link that one person can use.',
    cancel: 'Cancel',
    invite: 'Invite',
    sent: (email: string) => `${email} is invited.`,
  },
  fresh: {
    title: 'Your invite',
    lead: 'Copy it now: the link and the code are shown only once.',
    link: 'Link',
    code: 'Code',
    copy: 'Copy',
    copyNamed: (what: string) => `Copy the ${what.toLowerCase()}`,
    copied: 'Copied.',
    copyFailed: 'It could not be copied. Please select it and copy it yourself.',
    print: 'Print as a sheet',
    qr: 'The link as a QR code',
    done: 'Done',
    sheetTitle: (organization: string) => `Join ${organization}`,
    sheetLead: 'Point your camera here, or open the address and enter the code.',
  },
  join: {
    title: 'Enter an invite code',
    lead: 'The code is on your sheet or in your message.',
    code: 'Code',
    hint: `${inviteCodeLength} letters and digits; capitals and dashes do not matter.`,
    required: 'Please enter the code.',
    notACode: `There is no invite code in this text. A code has ${inviteCodeLength} letters and digits.`,
    look: 'Next',
    another: 'Use another code',
  },
  unconfirmed: {
    lead: (address: string | null) =>
      `Please confirm ${address ?? yourAddress} first. Until then, you can send ${unconfirmedInvites} invites by email. Links and codes do not count.`,
    sent: (address: string | null) =>
      `We sent a link to ${address ?? yourAddress}. Open it to confirm the address, then come back and invite again.`,
  },
  notice: {
    forAnother: 'This invite is for another email address. Sign in with that one to accept it.',
    unverified: (address: string | null) => `Please confirm ${address ?? yourAddress} to accept your invite.`,
    linkSent: (address: string | null) => `We sent a link to ${address ?? yourAddress}. Open it, then come back here.`,
    checkAgain: 'I have confirmed it',
    dismiss: 'Not now',
    close: 'Close',
  },
} as const
