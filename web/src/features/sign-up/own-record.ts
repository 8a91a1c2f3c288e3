/** The calls about the record of whoever is signing up, whose code comes once they are needed. */
import { lazyCall } from '#api/lazy-call.ts'

const calls = () => import('./api/own-record.ts')

export const readRecord = lazyCall(async () => (await calls()).readRecord)
export const saveRecord = lazyCall(async () => (await calls()).saveRecord)
export const saveUsername = lazyCall(async () => (await calls()).saveUsername)
