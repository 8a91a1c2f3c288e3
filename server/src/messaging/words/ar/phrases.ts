import { waysIn } from '@atrium/contract/sentences/ar/ways-in'
import { formatsOf } from '../formats.ts'
import type { Phrases } from '../words.ts'

const { figure, plural, list } = formatsOf('ar')

/** As they stand behind a preposition, which they do in every mail. */
const units = {
  day: { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' },
  hour: { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  minute: { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
} as const

function deviceName(browser: string | null, system: string | null): string {
  if (browser !== null && system !== null) return `${browser} على ${system}`
  return browser ?? (system === null ? 'متصفح غير معروف' : `متصفح على ${system}`)
}

export const phrases: Phrases = {
  greeting: (name) => (name === '' ? 'مرحبًا،' : `مرحبًا ${name}،`),
  aPublisher: 'أحد الناشرين',
  fieldNames: {
    given_name: 'الاسم الأول',
    family_name: 'اسم العائلة',
    displayName: 'الاسم المعروض',
    username: 'اسم المستخدم',
    pronounce: 'اللقب',
    photoURL: 'الصورة',
  },
  duration: (count, unit) => {
    const { one, two, few, many, other } = units[unit]
    return plural(count, {
      one,
      two,
      zero: `${figure(count)} ${few}`,
      few: `${figure(count)} ${few}`,
      many: `${figure(count)} ${many}`,
      other: `${figure(count)} ${other}`,
    })
  },
  list,
  signedIn: ({ browser, system, way, network, at }) =>
    [
      deviceName(browser, system),
      waysIn[way],
      network === null ? null : `الشبكة ${network}`,
      `${at} بالتوقيت العالمي المنسق (UTC)`,
    ]
      .filter((part) => part !== null)
      .join('، '),
  buttonLine: (button, link) => `${button}: ${link}`,
}
