/** A right way to ask each call inside an organization or a publisher, for the matrix of roles and tenants; who may is the contract's to say. */
import { type Form, formWith, rosterZip } from '#testing/fixtures/roster-archives.ts'
import type { Made } from './fixtures.ts'

/** The call about what was made; `nothing`, where neither path nor body names anything. */
export type Ask = (made: Made) => {
  id?: string
  author?: string
  query?: Record<string, string>
  body?: object
  form?: Form
}

const nothing: Ask = () => ({})
/** About a publisher, which the path names. */
const ofAuthor: Ask = ({ author }) => ({ author })
let numbers = 0
const unused = () => `Name ${++numbers}`
const text = 'somebody@example.com,staff,'

/** By the endpoint's id. */
export const asks: Record<string, Ask> = {
  getMember: ({ member }) => ({ id: member }),
  memberEditing: ({ member }) => ({ id: member }),
  updateMember: ({ member }) => ({ id: member, body: { data: { username: `ada${++numbers}` } } }),
  updateUser: ({ member }) => ({ id: member, body: { given_name: 'Ada' } }),
  listMembers: nothing,
  exportMembers: nothing,
  listRemovedMembers: nothing,
  ownMembership: nothing,
  changeRole: ({ member }) => ({ id: member, body: { role: 'staff' } }),
  changeRoles: ({ member }) => ({ body: { changes: [{ user_id: member, role: 'staff' }] } }),
  findMembers: () => ({ body: { usernames: ['ada'] } }),
  deleteMember: ({ member }) => ({ id: member }),
  deleteMembers: ({ member }) => ({ body: { ids: [member] } }),
  restoreMembers: ({ removed }) => ({ body: { ids: [removed] } }),
  setTerms: ({ member }) => ({ body: { changes: [{ user_id: member, startsOn: null, endsOn: '2199-12-31' }] } }),
  listFormerMembers: nothing,
  renewMembers: ({ former }) => ({ body: { ids: [former] } }),
  listOwners: nothing,
  getOwner: ({ owner }) => ({ id: owner }),
  createOwner: ({ member }) => ({ body: { user_id: member } }),
  deleteOwner: ({ owner }) => ({ id: owner }),
  getOwnershipOffer: nothing,
  createOwnershipOffer: ({ member }) => ({ body: { user_id: member } }),
  // Every member is offered something before each call.
  answerOwnershipOffer: () => ({ body: { accept: false } }),
  listLabels: nothing,
  createLabel: () => ({ body: { name: unused() } }),
  updateLabel: ({ label }) => ({ id: label, body: { name: unused() } }),
  deleteLabel: ({ label }) => ({ id: label }),
  restoreLabel: ({ deletedLabel }) => ({ id: deletedLabel }),
  assignLabels: ({ member, label }) => ({ body: { ids: [member], labels: [label] } }),
  unassignLabels: ({ member, label }) => ({ body: { ids: [member], labels: [label] } }),
  deleteLabelsOfUser: ({ member, label }) => ({ body: { user_id: member, labels: [label] } }),
  listClasses: nothing,
  listOwnClasses: nothing,
  createClass: ({ member, label }) => ({ body: { name: unused(), members: [member], matching: [{ label }] } }),
  updateClass: (made) => ({
    id: made.class,
    body: { name: unused(), add: [made.member], matching: [{ label: made.label }] },
  }),
  deleteClass: (made) => ({ id: made.class }),
  deleteClasses: (made) => ({ body: { ids: [made.class] } }),
  restoreClasses: ({ deletedClass }) => ({ body: { ids: [deletedClass] } }),
  archiveClasses: (made) => ({ body: { ids: [made.class] } }),
  unarchiveClasses: ({ archivedClass }) => ({ body: { ids: [archivedClass] } }),
  copyClasses: (made) => ({
    body: { copies: [{ id: made.class, name: unused() }], people: true, archive: false },
  }),
  topFiveRank: nothing,
  highlightedCounts: nothing,
  topClassTrophies: nothing,
  postAchievement: (made) => ({ body: { user_id: made.member, points: 1, class_id: made.class } }),
  createInvite: ({ label }) => ({ body: { labels: [label] } }),
  listInvites: nothing,
  revokeInvite: ({ invite }) => ({ id: invite }),
  renewInvite: ({ invite }) => ({ id: invite }),
  listDomains: nothing,
  addDomain: () => ({ body: { domain: `school${++numbers}.org` } }),
  checkDomain: ({ domain }) => ({ id: domain }),
  changeDomain: ({ domain, label }) => ({ id: domain, body: { labels: [label] } }),
  removeDomain: ({ domain }) => ({ id: domain }),
  listConnections: nothing,
  addConnection: () => ({ body: { directory: 'entra', groups: 'labels' } }),
  changeConnection: ({ connection }) => ({ id: connection, body: { groups: 'off' } }),
  removeConnection: ({ connection }) => ({ id: connection }),
  addConnectionToken: ({ connection }) => ({ id: connection }),
  removeConnectionToken: ({ connectionToken }) => ({ id: connectionToken }),
  listConnectionRequests: ({ connection }) => ({ id: connection }),
  listSignInConnections: nothing,
  getSignInConnection: ({ signIn }) => ({ id: signIn }),
  addSignInConnection: () => ({
    body: {
      name: 'Ours',
      oidc: { preset: 'other', issuer: 'https://issuer.example', client_id: 'atrium', client_secret: 'secret' },
    },
  }),
  changeSignInConnection: ({ signIn }) => ({ id: signIn, body: { version: 1, name: 'Theirs' } }),
  deleteSignInConnection: ({ signIn }) => ({ id: signIn }),
  switchSignInConnection: ({ signIn }) => ({ id: signIn, body: { on: false } }),
  testSignInConnection: ({ signIn }) => ({ id: signIn }),
  readSamlMetadata: () => ({ body: { xml: '<x/>' } }),
  changeSignInDomain: ({ domain }) => ({ id: domain, body: { connection: null, only: false } }),
  listJoinRequests: nothing,
  answerJoinRequests: ({ request }) => ({ body: { ids: [request], accept: false } }),
  timeline: nothing,
  exportTimeline: () => ({ query: { format: 'csv' } }),
  getTimelineSettings: nothing,
  changeTimelineSettings: () => ({ body: { kept_days: 30 } }),
  previewPeopleImport: () => ({ body: { text } }),
  startPeopleImport: () => ({ body: { text } }),
  getPeopleImport: (made) => ({ id: made.import }),
  listRefusedLines: (made) => ({ id: made.import }),
  uploadRoster: () => ({ form: formWith(rosterZip({})) }),
  listRosters: nothing,
  getRoster: ({ roster }) => ({ id: roster }),
  listRosterLines: ({ roster }) => ({ id: roster }),
  applyRoster: ({ roster }) => ({ id: roster, body: {} }),
  takeBackRoster: ({ appliedRoster }) => ({ id: appliedRoster }),
  discardRoster: ({ roster }) => ({ id: roster }),
  createAuthorInvite: ({ author }) => ({ body: { author_id: author } }),
  listAuthorInvites: ofAuthor,
  revokeAuthorInvite: ({ author, authorInvite }) => ({ author, id: authorInvite }),
  getAuthor: ofAuthor,
  updateAuthor: ({ author }) => ({ author, body: { version: 1, description: '' } }),
  deleteAuthor: ofAuthor,
  ownAuthorMembership: ofAuthor,
  listAuthorMembers: ofAuthor,
  changeAuthorRole: ({ author, authorMember }) => ({ author, id: authorMember, body: { role: 'staff' } }),
  deleteAuthorMember: ({ author, authorMember }) => ({ author, id: authorMember }),
  getAuthorOwnershipOffer: ofAuthor,
  createAuthorOwnershipOffer: ({ author, authorMember }) => ({ author, body: { user_id: authorMember } }),
  // Every member is offered something before each call.
  answerAuthorOwnershipOffer: ({ author }) => ({ author, body: { accept: false } }),
  getOverview: nothing,
  listNotSeen: nothing,
  getRules: nothing,
  previewRules: () => ({ body: { second_step: null, ways: null, fresh_hours: 8 } }),
  listLackingMembers: () => ({ query: { rule: 'second_step' } }),
  changeRules: () => ({ body: { version: 0 } }),
  getOrganization: nothing,
  updateOrganization: () => ({ body: { version: 1, language: 'en' } }),
  deleteOrganization: ({ organization }) => ({ id: organization }),
}
