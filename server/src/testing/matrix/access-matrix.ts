/** Whom each call inside an organization admits, and a right way to ask it: for the matrix of roles and tenants. */
import type { Role } from '@atrium/contract/rules/people'
import { everyRole, ownersAndStaff, ownersOnly } from '#members/membership.ts'
import type { Made } from './fixtures.ts'

export interface Row {
  admits: readonly Role[]
  /** The call about what was made; without it, neither path nor body names anything. */
  asks?: (made: Made) => { id?: string; query?: Record<string, string>; body?: object }
}

let numbers = 0
const unused = () => `Name ${++numbers}`
const text = 'somebody@example.com,staff,'

/** By the endpoint's id. */
export const rows: Record<string, Row> = {
  getMember: { admits: ownersOnly, asks: ({ member }) => ({ id: member }) },
  memberEditing: { admits: ownersOnly, asks: ({ member }) => ({ id: member }) },
  updateMember: {
    admits: ownersOnly,
    asks: ({ member }) => ({ id: member, body: { data: { username: `ada${++numbers}` } } }),
  },
  updateUser: { admits: ownersOnly, asks: ({ member }) => ({ id: member, body: { given_name: 'Ada' } }) },
  listMembers: { admits: ownersAndStaff },
  exportMembers: { admits: ownersAndStaff },
  listRemovedMembers: { admits: ownersOnly },
  ownMembership: { admits: everyRole },
  changeRole: { admits: ownersOnly, asks: ({ member }) => ({ id: member, body: { role: 'staff' } }) },
  changeRoles: {
    admits: ownersOnly,
    asks: ({ member }) => ({ body: { changes: [{ user_id: member, role: 'staff' }] } }),
  },
  findMembers: { admits: ownersAndStaff, asks: () => ({ body: { usernames: ['ada'] } }) },
  deleteMember: { admits: ownersOnly, asks: ({ member }) => ({ id: member }) },
  deleteMembers: { admits: ownersOnly, asks: ({ member }) => ({ body: { ids: [member] } }) },
  restoreMembers: { admits: ownersOnly, asks: ({ removed }) => ({ body: { ids: [removed] } }) },
  listOwners: { admits: ownersAndStaff },
  getOwner: { admits: ownersAndStaff, asks: ({ owner }) => ({ id: owner }) },
  createOwner: { admits: ownersOnly, asks: ({ member }) => ({ body: { user_id: member } }) },
  deleteOwner: { admits: ownersOnly, asks: ({ owner }) => ({ id: owner }) },
  getHandOver: { admits: everyRole },
  offerHandOver: { admits: ownersOnly, asks: ({ member }) => ({ body: { user_id: member } }) },
  // Every member is offered something before each call.
  answerHandOver: { admits: everyRole, asks: () => ({ body: { accept: false } }) },
  listLabels: { admits: ownersAndStaff },
  createLabel: { admits: ownersAndStaff, asks: () => ({ body: { name: unused() } }) },
  updateLabel: { admits: ownersAndStaff, asks: ({ label }) => ({ id: label, body: { name: unused() } }) },
  deleteLabel: { admits: ownersAndStaff, asks: ({ label }) => ({ id: label }) },
  restoreLabel: { admits: ownersAndStaff, asks: ({ deletedLabel }) => ({ id: deletedLabel }) },
  assignLabels: {
    admits: ownersAndStaff,
    asks: ({ member, label }) => ({ body: { ids: [member], labels: [label] } }),
  },
  unassignLabels: {
    admits: ownersAndStaff,
    asks: ({ member, label }) => ({ body: { ids: [member], labels: [label] } }),
  },
  deleteLabelsOfUser: {
    admits: ownersAndStaff,
    asks: ({ member, label }) => ({ body: { user_id: member, labels: [label] } }),
  },
  listClasses: { admits: ownersAndStaff },
  createClass: {
    admits: ownersAndStaff,
    asks: ({ member, label }) => ({ body: { name: unused(), members: [member], matching: [{ label }] } }),
  },
  updateClass: {
    admits: ownersAndStaff,
    asks: (made) => ({
      id: made.class,
      body: { name: unused(), add: [made.member], matching: [{ label: made.label }] },
    }),
  },
  deleteClass: { admits: ownersAndStaff, asks: (made) => ({ id: made.class }) },
  deleteClasses: { admits: ownersAndStaff, asks: (made) => ({ body: { ids: [made.class] } }) },
  restoreClasses: { admits: ownersAndStaff, asks: ({ deletedClass }) => ({ body: { ids: [deletedClass] } }) },
  topFiveRank: { admits: everyRole },
  highlightedCounts: { admits: everyRole },
  topClassTrophies: { admits: everyRole },
  postAchievement: {
    admits: ownersAndStaff,
    asks: (made) => ({ body: { user_id: made.member, points: 1, class_id: made.class } }),
  },
  createInvite: { admits: ownersOnly, asks: ({ label }) => ({ body: { labels: [label] } }) },
  listInvites: { admits: ownersOnly },
  revokeInvite: { admits: ownersOnly, asks: ({ invite }) => ({ id: invite }) },
  renewInvite: { admits: ownersOnly, asks: ({ invite }) => ({ id: invite }) },
  timeline: { admits: ownersOnly },
  previewPeopleImport: { admits: ownersOnly, asks: () => ({ body: { text } }) },
  startPeopleImport: { admits: ownersOnly, asks: () => ({ body: { text } }) },
  getPeopleImport: { admits: ownersOnly, asks: (made) => ({ id: made.import }) },
  listRefusedLines: { admits: ownersOnly, asks: (made) => ({ id: made.import }) },
  createAuthorInvite: { admits: ownersOnly, asks: ({ author }) => ({ body: { author_id: author } }) },
  deleteOrganization: { admits: ownersOnly, asks: ({ organization }) => ({ id: organization }) },
}
