/** The calls about the record of whoever is signing up, whose code comes once they are needed. */
import { later } from '#api/later.ts'

const calls = () => import('./api/own-record.ts')

export const usernameOf = later(async () => (await calls()).usernameOf)
export const saveRecord = later(async () => (await calls()).saveRecord)
export const saveUsername = later(async () => (await calls()).saveUsername)
