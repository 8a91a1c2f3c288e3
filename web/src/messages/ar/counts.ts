/** Counted things in all six forms: as a subject stands, and (`of…`) as they stand behind a preposition or a verb. */
import { figure, plural } from './format.ts'

export const people = (count: number): string =>
  plural(count, {
    zero: 'لا أحد',
    one: 'شخص واحد',
    two: 'شخصان',
    few: `${figure(count)} أشخاص`,
    many: `${figure(count)} شخصًا`,
    other: `${figure(count)} شخص`,
  })

export const ofPeople = (count: number): string =>
  plural(count, { zero: `${figure(count)} أشخاص`, two: 'شخصين', other: people(count) })

export const members = (count: number): string =>
  plural(count, {
    zero: 'لا أعضاء',
    one: 'عضو واحد',
    two: 'عضوان',
    few: `${figure(count)} أعضاء`,
    many: `${figure(count)} عضوًا`,
    other: `${figure(count)} عضو`,
  })

export const ofMembers = (count: number): string =>
  plural(count, { zero: `${figure(count)} أعضاء`, two: 'عضوين', other: members(count) })

export const ofDays = (count: number): string =>
  plural(count, {
    zero: `${figure(count)} أيام`,
    one: 'يوم واحد',
    two: 'يومين',
    few: `${figure(count)} أيام`,
    many: `${figure(count)} يومًا`,
    other: `${figure(count)} يوم`,
  })

export const ofClasses = (count: number): string =>
  plural(count, {
    zero: `${figure(count)} صفوف`,
    one: 'صف واحد',
    two: 'صفين',
    few: `${figure(count)} صفوف`,
    many: `${figure(count)} صفًا`,
    other: `${figure(count)} صف`,
  })

export const classes = (count: number): string =>
  plural(count, { zero: 'لا صفوف', two: 'صفان', other: ofClasses(count) })

export const ofInvites = (count: number): string =>
  plural(count, {
    zero: `${figure(count)} دعوات`,
    one: 'دعوة واحدة',
    two: 'دعوتين',
    few: `${figure(count)} دعوات`,
    many: `${figure(count)} دعوة`,
    other: `${figure(count)} دعوة`,
  })

export const ofLines = (count: number): string =>
  plural(count, {
    zero: `${figure(count)} أسطر`,
    one: 'سطر واحد',
    two: 'سطرين',
    few: `${figure(count)} أسطر`,
    many: `${figure(count)} سطرًا`,
    other: `${figure(count)} سطر`,
  })
