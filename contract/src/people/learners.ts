/**
 * Learners without an address: accounts that an organization makes for people who have no e-mail, with a username inside
 * it. They belong to the organization: they are among its members, as `User`, and do nothing outside of it
 * (`rules/learners/calls.ts`). Taking one out and taking that back are the people's own calls: `deleteMembers`,
 * `restoreMembers`. How they sign in is `identity/learner-sign-in.ts`.
 */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from '../endpoint.ts'
import { learnerAddressDays, maxLearners, maxLearnersAtOnce, learnerListMaxBytes, restorableDays } from '../limits.ts'
import { inOrganization } from '../organizations.ts'
import { pageOf, pageQuery } from '../paging.ts'
import { email } from '../rules/email.ts'
import { newPassword } from '../rules/passwords/password.ts'
import { ids } from '../rules/people.ts'
import { learnerFamilyName } from '../rules/learners/name.ts'
import { givenName, username } from '../rules/person.ts'
import { ownersAndStaff, ownersOnly } from '../rules/roles.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { learner, learnerCard, newLearners, pictures, refusedLearner } from './learner.ts'
import { maxWrongTries } from './learner-names.ts'

const path = '/api/users/learners'
const inside = z.strictObject(inOrganization)
const ofLearner = { params: z.strictObject({ id: z.string() }), query: inside }

export const listLearners = endpoint({
  id: 'listLearners',
  summary:
    'The learners without an address who are members of an organization, by username. None can be made where a hosted provider keeps the accounts: `offered` is false.',
  method: 'GET',
  path,
  access: { organization: ownersAndStaff },
  query: z.strictObject({
    ...inOrganization,
    ...pageQuery,
    /** Part of the name or of the username. */
    username: z.optional(z.string()),
    /** A class's id. */
    class: z.optional(z.string()),
  }),
  answer: z.strictObject({ ...pageOf(learner).shape, offered: z.boolean() }),
})

export const makeLearners = endpoint({
  id: 'makeLearners',
  summary: `Makes accounts of the lines of a list, at most ${maxLearnersAtOnce}, or of one line: all or none. The whole list is checked first; where a line is refused each that is, is named, and nothing was made. Answers their cards, once. An organization has at most ${maxLearners} such accounts, whoever was removed within ${restorableDays} days among them.`,
  method: 'POST',
  path,
  access: { organization: ownersOnly },
  query: inside,
  bodyLimitBytes: learnerListMaxBytes,
  body: z.strictObject({
    learners: newLearners,
    /** A class's id: all of them are in it. */
    class: z.optional(z.string(fieldMessages.invalid)),
    /** Draws a picture password for each. */
    pictures: z.optional(z.boolean(fieldMessages.invalid)),
    /** Checks the list, and makes nothing. */
    check: z.optional(z.boolean(fieldMessages.invalid)),
  }),
  answer: z.strictObject({ made: z.array(learnerCard), refused: z.array(refusedLearner) }),
  errors: [
    'learners_not_offered',
    'learner_limit',
    'done_meanwhile',
    'class_archived',
    'too_many_requests',
    'answer_lost',
  ],
  idempotent: true,
})

export const changeLearner = endpoint({
  id: 'changeLearner',
  summary: 'Changes the username or the name of a learner without an address; what is left out stays.',
  method: 'PATCH',
  path: `${path}/:id`,
  access: { organization: ownersOnly },
  ...ofLearner,
  body: z.strictObject({
    username: z.optional(username),
    given_name: z.optional(givenName),
    family_name: z.optional(learnerFamilyName),
  }),
  answer: learner,
  errors: ['username_taken'],
})

export const resetLearnerCards = endpoint({
  id: 'resetLearnerCards',
  summary: `New cards, for those who are named or for a whole class: exactly one of the two is given. The old ones are refused at once, and sessions that began with them end. Answers the new ones, once, by name; for at most ${maxLearnersAtOnce}.`,
  method: 'POST',
  path: `${path}/cards`,
  access: { organization: ownersAndStaff },
  query: inside,
  recent: true,
  body: z.strictObject({ ids: z.optional(ids), class: z.optional(z.string(fieldMessages.invalid)) }).check(
    z.refine((body) => (body.ids === undefined) !== (body.class === undefined), {
      error: fieldMessages.required,
      path: ['ids'],
    }),
  ),
  answer: z.strictObject({ cards: z.array(learnerCard) }),
  errors: ['learners_not_offered', 'too_many_requests'],
})

export const setLearnerPictures = endpoint({
  id: 'setLearnerPictures',
  summary:
    'Gives a learner a picture password in place of what they had beside the card; without `pictures` they are drawn. Sessions that began with what they had end.',
  method: 'POST',
  path: `${path}/:id/pictures`,
  access: { organization: ownersAndStaff },
  ...ofLearner,
  recent: true,
  body: z.strictObject({ pictures: z.optional(pictures) }),
  answer: z.strictObject({ pictures }),
  errors: ['learners_not_offered', 'too_many_requests'],
})

export const setLearnerPassword = endpoint({
  id: 'setLearnerPassword',
  summary:
    'Gives a learner a password in place of what they had beside the card. Sessions that began with what they had end.',
  method: 'POST',
  path: `${path}/:id/password`,
  access: { organization: ownersOnly },
  ...ofLearner,
  recent: true,
  body: z.strictObject({ password: newPassword }),
  status: 204,
  answer: noAnswer,
  errors: ['learners_not_offered', 'too_many_requests'],
})

export const removeLearnerWay = endpoint({
  id: 'removeLearnerWay',
  summary: 'Takes pictures or password from a learner: only the card is left. Sessions that began with it end.',
  method: 'DELETE',
  path: `${path}/:id/way`,
  access: { organization: ownersAndStaff },
  ...ofLearner,
  status: 204,
  answer: noAnswer,
  errors: ['learners_not_offered'],
})

export const unlockLearner = endpoint({
  id: 'unlockLearner',
  summary: `Lets a learner try pictures or password again, after ${maxWrongTries} wrong tries.`,
  method: 'POST',
  path: `${path}/:id/unlock`,
  access: { organization: ownersAndStaff },
  ...ofLearner,
  status: 204,
  answer: noAnswer,
})

export const giveLearnerAddress = endpoint({
  id: 'giveLearnerAddress',
  summary: `Mails an address a link by which its reader takes the account of a learner along: from then on it is theirs (\`takeAlong\`). Until then nothing of the account changes. The link works once, for ${learnerAddressDays} days; one that was mailed before works no more. The answer is the same whether or not an account has the address: the mail tells its reader.`,
  method: 'POST',
  path: `${path}/:id/address`,
  access: { organization: ownersOnly },
  ...ofLearner,
  recent: true,
  body: z.strictObject({ email }),
  answer: learner,
  errors: ['learners_not_offered', 'address_sso_only', 'email_not_verified', 'too_many_requests'],
  idempotent: true,
})

export const takeBackLearnerAddress = endpoint({
  id: 'takeBackLearnerAddress',
  summary: 'The link that was mailed for a learner works no more; it does no harm where there is none.',
  method: 'DELETE',
  path: `${path}/:id/address`,
  access: { organization: ownersOnly },
  ...ofLearner,
  status: 204,
  answer: noAnswer,
  errors: ['learners_not_offered'],
})

export const downloadLearnerArchive = endpoint({
  id: 'downloadLearnerArchive',
  summary:
    'What is kept of a learner, as an archive of the form that people get of themselves: a ZIP of JSON files and images. It is made while it is sent.',
  method: 'GET',
  path: `${path}/:id/archive`,
  access: { organization: ownersOnly },
  ...ofLearner,
  recent: true,
  file: 'application/zip',
  answer: z.instanceof(Blob),
  errors: ['too_many_requests'],
})

export const learnerEndpoints = [
  ...[listLearners, makeLearners, changeLearner, resetLearnerCards, setLearnerPictures, setLearnerPassword],
  ...[removeLearnerWay, unlockLearner, giveLearnerAddress, takeBackLearnerAddress],
  downloadLearnerArchive,
]
