/** Classes: groups of people who learn together. */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from '../endpoint.ts'
import { classIdsMaxBytes } from '../limits.ts'
import { fieldMessages } from '../sentences/en/fields.ts'
import { inOrganization } from '../organizations.ts'
import { pageOf, pageQuery, partQuery } from '../paging.ts'
import { classCopies, classIds, className, ids, memberMatches } from '../rules/people.ts'
import { everyRole, ownersAndStaff } from '../rules/roles.ts'

const inside = z.strictObject(inOrganization)
const classId = z.strictObject({ id: z.string() })
/** Of many classes at once, in one transaction. */
const byIds = { body: z.strictObject({ ids: classIds }), bodyLimitBytes: classIdsMaxBytes }

const classPerson = z.strictObject({
  user_id: z.string(),
  displayName: z.string(),
  photoURL: z.nullable(z.string()),
})

const schoolClass = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** How many, and the first few of them by name. */
  members: z.number(),
  people: z.array(classPerson),
  /** ISO 8601: since when it is only looked at; null for a class of now. */
  archivedAt: z.nullable(z.string()),
})
export type SchoolClass = z.output<typeof schoolClass>

/** A class as a change left it. */
const savedClass = z.strictObject({
  ...schoolClass.shape,
  /** How many are in it by this change, who were not before. */
  added: z.number(),
  /** Who they are, so that it can be taken back; empty where they are more than one request may name. */
  added_ids: z.array(z.string()),
})
export type SavedClass = z.output<typeof savedClass>

export const listClasses = endpoint({
  id: 'listClasses',
  summary: 'The classes of an organization, by name: those of now, or those in the archive; all of them, or a page.',
  method: 'GET',
  path: '/api/users/classes',
  access: { organization: ownersAndStaff },
  query: z.strictObject({
    ...inOrganization,
    ...partQuery,
    archived: z.optional(z.literal('true', fieldMessages.invalid)),
  }),
  answer: z.extend(pageOf(schoolClass), {
    /** How many are in the archive. */
    archived: z.number(),
  }),
})

const ownClass = z.pick(schoolClass, { id: true, name: true, archivedAt: true })
export type OwnClass = z.output<typeof ownClass>

export const listOwnClasses = endpoint({
  id: 'listOwnClasses',
  summary: 'The classes that the caller is in: those of now by name, then those in the archive, the latest first.',
  method: 'GET',
  path: '/api/users/classes/me',
  access: { organization: everyRole },
  query: z.strictObject({ ...inOrganization, ...pageQuery }),
  answer: pageOf(ownClass),
})

export const createClass = endpoint({
  id: 'createClass',
  summary: 'Creates a class, with the members who are named and those who match a filter.',
  method: 'POST',
  path: '/api/users/classes',
  access: { organization: ownersAndStaff },
  query: inside,
  body: z.strictObject({ name: className, members: z.optional(ids), matching: z.optional(memberMatches) }),
  status: 201,
  answer: savedClass,
  errors: ['name_taken', 'class_limit'],
  idempotent: true,
})

export const updateClass = endpoint({
  id: 'updateClass',
  summary: 'Renames a class, adds people to it, by name or by a filter, and takes people out of it.',
  method: 'PATCH',
  path: '/api/users/classes/:id',
  access: { organization: ownersAndStaff },
  params: classId,
  query: inside,
  body: z.strictObject({
    name: z.optional(className),
    add: z.optional(ids),
    matching: z.optional(memberMatches),
    remove: z.optional(ids),
  }),
  answer: savedClass,
  errors: ['done_meanwhile', 'name_taken', 'class_archived'],
})

export const deleteClass = endpoint({
  id: 'deleteClass',
  summary: 'Deletes a class; its people stay.',
  method: 'DELETE',
  path: '/api/users/classes/:id',
  access: { organization: ownersAndStaff },
  params: classId,
  query: inside,
  status: 204,
  answer: noAnswer,
  errors: ['done_meanwhile'],
})

export const deleteClasses = endpoint({
  id: 'deleteClasses',
  summary: 'Deletes several classes, all or none.',
  method: 'POST',
  path: '/api/users/classes/delete',
  access: { organization: ownersAndStaff },
  query: inside,
  ...byIds,
  answer: z.strictObject({ deleted: z.number() }),
  errors: ['done_meanwhile'],
})

export const restoreClasses = endpoint({
  id: 'restoreClasses',
  summary: 'Takes the deletion of classes back, with their people, within 30 days.',
  method: 'POST',
  path: '/api/users/classes/restore',
  access: { organization: ownersAndStaff },
  query: inside,
  ...byIds,
  answer: z.strictObject({ restored: z.number() }),
  errors: ['name_taken', 'class_limit', 'not_restorable'],
})

export const archiveClasses = endpoint({
  id: 'archiveClasses',
  summary: 'Puts classes into the archive, all or none: nobody changes them there, and no list shows them unasked.',
  method: 'POST',
  path: '/api/users/classes/archive',
  access: { organization: ownersAndStaff },
  query: inside,
  ...byIds,
  answer: z.strictObject({ archived: z.number() }),
  errors: ['done_meanwhile', 'class_limit'],
})

export const unarchiveClasses = endpoint({
  id: 'unarchiveClasses',
  summary: 'Takes classes back from the archive, all or none.',
  method: 'POST',
  path: '/api/users/classes/unarchive',
  access: { organization: ownersAndStaff },
  query: inside,
  ...byIds,
  answer: z.strictObject({ unarchived: z.number() }),
  errors: ['name_taken', 'class_limit', 'not_restorable'],
})

export const copyClasses = endpoint({
  id: 'copyClasses',
  summary:
    'Makes new classes of these, archived ones too, each under its new name, with the people who are in them or with nobody; all or none.',
  method: 'POST',
  path: '/api/users/classes/copy',
  access: { organization: ownersAndStaff },
  query: inside,
  body: z.strictObject({
    copies: classCopies,
    /** Whether the people come along. */
    people: z.boolean(fieldMessages.required),
    /** Whether those that are copied go into the archive. */
    archive: z.boolean(fieldMessages.required),
  }),
  status: 201,
  answer: z.strictObject({
    copied: z.array(z.strictObject({ id: z.string(), name: z.string(), from: z.string(), members: z.number() })),
    /** Which of them went into the archive by this: what an undo takes back. */
    archived: z.array(z.string()),
  }),
  errors: ['name_taken', 'class_limit'],
  idempotent: true,
})
