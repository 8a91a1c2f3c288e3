import { namesOf } from '#languages/names.ts'

export const { fullName, inNameOrder, compareNames, sortedByName } = namesOf('pt')
