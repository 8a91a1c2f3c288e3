/** A right way to ask each call inside an organization, for the matrix of roles and tenants; who may is the contract's to say. */
import type { Made } from './fixtures.ts'

/** The call about what was made; `nothing`, where neither path nor body names anything. */
export type Ask = (made: Made) => { id?: string; query?: Record<string, string>; body?: object }

const nothing: Ask = () => ({})
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
  createClass: ({ member, label }) => ({ body: { name: unused(), members: [member], matching: [{ label }] } }),
  updateClass: (made) => ({
    id: made.class,
    body: { name: unused(), add: [made.member], matching: [{ label: made.label }] },
  }),
  deleteClass: (made) => ({ id: made.class }),
  deleteClasses: (made) => ({ body: { ids: [made.class] } }),
  restoreClasses: ({ deletedClass }) => ({ body: { ids: [deletedClass] } }),
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
  createAuthorInvite: ({ author }) => ({ body: { author_id: author } }),
  getOverview: nothing,
  listNotSeen: nothing,
  getRules: nothing,
  previewRules: () => ({ body: { second_step: null, ways: null, fresh_hours: 8 } }),
  changeRules: () => ({ body: { version: 0 } }),
  deleteOrganization: ({ organization }) => ({ id: organization }),
}
