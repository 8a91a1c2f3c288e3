import { datesOf } from '#languages/formats.ts'

export const { toDay, toDayAndTime } = datesOf('en')
