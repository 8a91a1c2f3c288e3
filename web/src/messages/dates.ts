/** Days and times, the same on every page, as the person's own browser writes them. */
const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** In: a moment, as the API tells it. */
export const toDay = (moment: string): string => dayFormat.format(new Date(moment))
export const toDayAndTime = (moment: string): string => timeFormat.format(new Date(moment))
