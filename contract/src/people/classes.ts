/** Classes: groups of people who learn together. */
import * as z from 'zod/mini'
import { endpoint, noAnswer } from '../endpoint.ts'
import { inOrganization } from '../organizations.ts'
import { className, ids, memberMatches } from '../rules/people.ts'
import { ownersAndStaff } from '../rules/roles.ts'

const inside = z.strictObject(inOrganization)
const classId = z.strictObject({ id: z.string() })

export const classPerson = z.strictObject({
  user_id: z.string(),
  displayName: z.string(),
  photoURL: z.nullable(z.string()),
})

export const schoolClass = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** How many, and the first few of them by name. */
  members: z.number(),
  people: z.array(classPerson),
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
  summary: 'The classes of an organization, by name.',
  method: 'GET',
  path: '/api/users/classes',
  access: { organization: ownersAndStaff },
  query: inside,
  answer: z.strictObject({ results: z.array(schoolClass), totalResults: z.number() }),
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
  errors: ['name_taken'],
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
  errors: ['name_taken'],
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
})

export const deleteClasses = endpoint({
  id: 'deleteClasses',
  summary: 'Deletes several classes, all or none.',
  method: 'POST',
  path: '/api/users/classes/delete',
  access: { organization: ownersAndStaff },
  query: inside,
  body: z.strictObject({ ids }),
  answer: z.strictObject({ deleted: z.number() }),
})

export const restoreClasses = endpoint({
  id: 'restoreClasses',
  summary: 'Takes the deletion of classes back, with their people, within 30 days.',
  method: 'POST',
  path: '/api/users/classes/restore',
  access: { organization: ownersAndStaff },
  query: inside,
  body: z.strictObject({ ids }),
  answer: z.strictObject({ restored: z.number() }),
  errors: ['name_taken'],
})
