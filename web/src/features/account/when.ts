/** Days and times as the person's own browser writes them. */
const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })
const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })

export const toDay = (moment: string): string => dayFormat.format(new Date(moment))
export const toDayAndTime = (moment: string): string => timeFormat.format(new Date(moment))
