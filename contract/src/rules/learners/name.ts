/** How a learner without an address may be called: in many places one name is all that somebody has. */
import * as z from 'zod/mini'
import { familyName } from '../person.ts'

export const learnerFamilyName = z.union([z.literal(''), familyName])
