/**
 * What a stolen token, or a session that was handed on, does not do: every call that gives ownership away, opens an
 * account or a way into one, or ends or takes out something for good asks for a fresh sign-in. Whoever adds a call
 * says here what it is of these, so that none is forgotten.
 */
import { expect, test } from 'vitest'
import { type Endpoint, refusalsOf } from './endpoint.ts'
import { endpoints } from './endpoints.ts'

const asks = {
  'makes owners or unmakes them': [
    ...['changeRole', 'changeRoles', 'setTerms', 'deleteMember', 'deleteMembers', 'restoreMembers', 'renewMembers'],
    ...['createOwner', 'deleteOwner', 'createOwnershipOffer', 'createInvite', 'renewInvite', 'startPeopleImport'],
    ...['changeAuthorRole', 'deleteAuthorMember', 'createAuthorOwnershipOffer', 'createAuthorInvite'],
  ],
  'opens an account, or a way into one': [
    ...['resetLearnerCards', 'setLearnerPictures', 'setLearnerPassword', 'giveLearnerAddress'],
    ...['passkeyCreationOptions', 'addPasskey', 'removePasskey', 'makeBackupCodes', 'takeOffSecondStep'],
    ...['addSignInConnection', 'changeSignInConnection', 'switchSignInConnection', 'testSignInConnection'],
    ...['deleteSignInConnection', 'changeSignInDomain', 'changeRules'],
    ...['addConnection', 'changeConnection', 'removeConnection', 'addConnectionToken', 'removeConnectionToken'],
  ],
  'ends something for good, or takes out all that is kept of somebody': [
    ...['deleteOrganization', 'deleteAuthor', 'askAccountDeletion', 'keepAccount', 'changeTimelineSettings'],
    ...['askAccountExport', 'downloadLearnerArchive'],
  ],
}

/** Near to these, and not asked about again: with the reason. */
const reasons: Record<string, string> = {
  makeLearners: 'The accounts are new: nobody’s work is in them, and the cards open nothing else.',
  changeLearner: 'Another name opens nothing: the card is the old one.',
  removeLearnerWay: 'Takes a way in away, and gives nobody one.',
  unlockLearner: 'Lets pictures be tried again that only the learner knows.',
  takeBackLearnerAddress: 'Leaves the account where it was.',
  answerOwnershipOffer: 'Only whom an owner offered it, after a fresh sign-in.',
  answerAuthorOwnershipOffer: 'The same.',
  acceptInvite: 'Only whoever has confirmed the address that an owner invited, after a fresh sign-in.',
  acceptAuthorInvite: 'The same.',
  restoreOrganization: 'Takes an end back, and makes nobody an owner who was none.',
  restoreAuthor: 'The same.',
  downloadAccountExport: 'By a link that was mailed, for an archive that was asked for after a fresh sign-in.',
  exportMembers: 'The list as the pages show it to whoever may ask; nothing ends.',
  exportTimeline: 'The same, of the timeline.',
  applyRoster: 'Touches no owner; whom it removes can be taken back for as long as anybody who was removed.',
  takeBackRoster: 'The same.',
  enableAccount: 'Opens an account to its own person alone, who signs in anew.',
  disableAccount: 'Is taken back by the call beside it.',
  endAllSessions: 'The person signs in again.',
  updateUser: 'A change by an owner is told by mail with a link that takes it back, and opens nothing.',
  updateMember: 'The same.',
  deleteLabel: 'Can be restored for days.',
  deleteClass: 'The same.',
  deleteClasses: 'The same.',
  cancelEmailChange: 'Leaves the account where it is; the link can be sent again.',
  removeDomain: 'Can be proved anew by whoever has the domain.',
  importOrganizations: 'Operators only, by a file that lies on the server.',
}

/** What is done and undone in passing. */
const ordinary = [
  ...['signUpUser', 'updateProfile', 'uploadContents', 'createOrganization', 'updateOrganization', 'previewRules'],
  ...['addDomain', 'checkDomain', 'changeDomain', 'readSamlMetadata', 'uploadRoster', 'discardRoster'],
  ...['joinOrganization', 'askToJoin', 'withdrawRequest', 'answerJoinRequests', 'createAuthor', 'updateAuthor'],
  ...['revokeInvite', 'revokeAuthorInvite', 'customToken', 'logOut', 'endSession', 'endOtherSessions'],
  ...['signOutEverywhere', 'mailIdentityCode', 'renamePasskey', 'findMembers', 'createLabel', 'updateLabel'],
  ...['restoreLabel', 'assignLabels', 'unassignLabels', 'deleteLabelsOfUser', 'createClass', 'updateClass'],
  ...['restoreClasses', 'archiveClasses', 'unarchiveClasses', 'copyClasses', 'postAchievement', 'previewPeopleImport'],
]

const all = endpoints as readonly Endpoint[]
/** Reading a page of what one may see anyway opens and ends nothing; a call by nobody asks for a secret of its own. */
const judged = all.filter(({ id, access, method, file }) => {
  return access !== 'anyone' && (method !== 'GET' || file !== undefined || id === 'importOrganizations')
})
const byId = new Map(all.map((one) => [one.id, one]))
const asksFreshSignIn = (id: string) => {
  const one = byId.get(id)
  return one !== undefined && refusalsOf(one).includes('recent_login_required')
}

test.each(Object.entries(asks))('asks for a fresh sign-in whatever %s', (_what, ids) => {
  expect(ids.filter((id) => !asksFreshSignIn(id))).toEqual([])
})

test('nothing else does, and every call is judged once', () => {
  const named = [...Object.values(asks).flat(), ...Object.keys(reasons), ...ordinary]
  expect(named.toSorted()).toEqual(judged.map(({ id }) => id).toSorted())
  expect([...Object.keys(reasons), ...ordinary].filter(asksFreshSignIn)).toEqual([])
})
