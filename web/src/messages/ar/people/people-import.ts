import { importMaxLines } from '@atrium/contract/limits'
import { unconfirmedInvites } from '@atrium/contract/limits'
import type { LineNote, LineProblem } from '@atrium/contract/people/people-import'
import { importColumns } from '@atrium/contract/rules/csv/columns'
import { columnNames } from '@atrium/contract/sentences/ar/columns'
import { longest, type NameProblem, problemText, type ProblemTexts } from '#languages/import-lines.ts'
import type { peopleImportMessages as english } from '#languages/en/people/people-import.ts'
import type { Translation } from '#languages/translation.ts'
import { ofInvites, ofLines, ofPeople } from '../counts.ts'
import { allOf, figure, isolate, listed, plural } from '../format.ts'
import { roleNames } from './roles.ts'
import { shownDay, termWords } from './terms.ts'

/** Those that are none are left out. */
const told = (...counts: [number, string][]) =>
  counts
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${words}: ${figure(number)}`)
    .join('، ')

export const peopleImportMessages: Translation<typeof english> = {
  title: 'دعوة جماعية',
  lead: `يمكنك لصق عناوين، عنوان في كل سطر، أو اختيار ملف CSV. يحدد سطره الأول الأعمدة: ${allOf(importColumns.map((column) => columnNames[column][0]))}.`,
  template: 'تنزيل نموذج',
  text: 'عناوين أو CSV',
  file: 'اختيار ملف CSV',
  fileTooLarge: `هذا الملف أكبر من ${figure(2)} ميغابايت.`,
  check: 'التحقق من القائمة',
  back: 'رجوع',
  expected: ({ add, change, same, refuse }) =>
    told([add, 'للدعوة'], [change, 'للتغيير'], [same, 'بدون تغيير'], [refuse, 'للتخطي']) || 'لا أحد في هذه القائمة.',
  send({ add, change }) {
    if (add === 0) return `تغيير بيانات ${ofPeople(change)}`
    const invites = `إرسال ${ofInvites(add)}`
    return change === 0 ? invites : `${invites} وتغيير بيانات ${ofPeople(change)}`
  },
  nothing: 'لا يوجد من تمكن دعوته.',
  ignored: (columns, total) => {
    const names = columns.map(({ column, heading }) => (heading ? isolate(heading) : `العمود ${figure(column)}`))
    const more = total - names.length
    const all = more > 0 ? [...names, `${figure(more)} غيرها`] : names
    return `${total === 1 ? 'عمود لم يُؤخذ به' : 'أعمدة لم يُؤخذ بها'}: ${listed(all)}`
  },
  repeated: (columns) =>
    `لم يُقرأ، لأن عمودًا سابقًا يحتوي على الشيء نفسه: ${listed(columns.map(({ column, heading }) => `${isolate(heading)} (العمود ${figure(column)})`))}`,
  actions: { add: 'دعوة', change: 'تغيير', same: 'بدون تغيير', refuse: 'تخطٍّ' },
  line: 'السطر',
  email: 'البريد الإلكتروني',
  name: 'الاسم',
  role: 'الدور',
  labels: 'التصنيفات',
  term: 'العضوية',
  what: 'ما سيحدث',
  why: 'ملاحظة',
  lines: 'ما سيحدث لكل سطر',
  more: (count) =>
    plural(count, {
      zero: 'لا أسطر أخرى من هذا النوع.',
      one: 'سطر آخر من هذا النوع.',
      two: 'سطران آخران من هذا النوع.',
      few: `${figure(count)} أسطر أخرى من هذا النوع.`,
      many: `${figure(count)} سطرًا آخر من هذا النوع.`,
      other: `${figure(count)} سطر آخر من هذا النوع.`,
    }),
  running: 'جارٍ إرسال الدعوات',
  progress: (done, total) => `${figure(done)} من ${ofLines(total)}`,
  leave: 'يمكنك مغادرة هذه الصفحة: يستمر إرسال الدعوات، وتجد النتيجة هنا لاحقًا.',
  done: ({ add, change, same, refuse }) =>
    told([add, 'تمت دعوتهم'], [change, 'تم تغييرهم'], [same, 'بدون تغيير'], [refuse, 'تم تخطيهم']) ||
    'لم تتم دعوة أحد.',
  skipped: 'الأسطر التي تم تخطيها',
  skippedLine: (line) => `السطر ${figure(line)}`,
  seeInvites: 'عرض الدعوات',
  download: (count) => (count === 1 ? 'تنزيل السطر' : `تنزيل ${ofLines(count)}`),
  missing: 'لا يوجد هذا الاستيراد',
  missingAdvice: 'انتهى منذ مدة طويلة، أو لم يكن يومًا لهذه المؤسسة.',
  again: 'استيراد قائمة أخرى',
}

const kinds = { given_name: 'الاسم الأول', family_name: 'اسم العائلة', label: 'التصنيف' } as const
const nameFaults: Record<NameProblem['fault'], (what: string, longest: number) => string> = {
  too_long: (what, longest) => `${what} طويل جدًا. الحد الأقصى لعدد الأحرف: ${figure(longest)}.`,
  not_one_line: (what) => `${what} يجب أن يكون في سطر واحد بدون أحرف غير مرئية.`,
  address: (what) => `${what} يجب ألا يتضمن عنوان ويب أو بريدًا إلكترونيًا.`,
}

const quoted = (value: string) => `«${isolate(value)}»`

const problems: ProblemTexts = {
  unreadable: () => 'تعذّرت قراءة هذا السطر. هل تنقص علامة اقتباس؟',
  too_many_lines: () => `تتسع القائمة الواحدة لـ ${ofLines(importMaxLines)}. يُرجى استيراد هذا السطر بقائمة أخرى.`,
  rest_unread: () => 'هذا السطر وكل ما بعده يتجاوز ما تتسع له القائمة الواحدة، ولم تتم قراءته.',
  email_missing: () => 'لا يوجد عنوان بريد إلكتروني.',
  email_invalid: ({ value }) => `${quoted(value)} ليس عنوان بريد إلكتروني.`,
  day_invalid: ({ of, value }) =>
    `اليوم ${of === 'starts_on' ? 'الأول' : 'الأخير'} ${quoted(value)} ليس تاريخًا. تُكتب الأيام بصيغة ${isolate('2026-09-01')}.`,
  ends_before_start: ({ value }) => `اليوم الأخير، ${shownDay(value)}، يسبق اليوم الأول.`,
  ended_already: ({ value }) => `اليوم الأخير، ${shownDay(value)}، مضى.`,
  email_twice: ({ value, firstLine }) => `${quoted(value)} موجود في السطر ${figure(firstLine)} من قبل.`,
  role_unknown: ({ value }) => `${quoted(value)} ليس دورًا. يُرجى استخدام owner أو staff أو user.`,
  too_many_labels: ({ count: number }) =>
    `عدد التصنيفات هنا ${figure(number)}. الحد الأقصى للسطر الواحد ${figure(20)} تصنيفًا.`,
  name_invalid: ({ of, fault, value }) => nameFaults[fault](`${kinds[of]} ${quoted(value)}`, longest[of]),
  label_limit: () => 'سيتجاوز عدد التصنيفات الحد الأقصى للمؤسسة الواحدة. يُرجى حذف بعضها، ثم استيراد هذا السطر مجددًا.',
  owner_by_hand: () => 'هذا الشخص مالك. يُرجى تغيير دور المالك أو يومه الأول أو الأخير يدويًا، من قائمة الأعضاء.',
  too_many_mails: () => 'تم إرسال رسائل كثيرة إلى هذا العنوان، أو منك. يُرجى استيراد هذا السطر مجددًا لاحقًا.',
  sender_unconfirmed: () =>
    `يُرجى تأكيد عنوان بريدك الإلكتروني، ثم استيراد هذا السطر مجددًا: قبل ذلك، لا يمكن إرسال أكثر من ${ofInvites(unconfirmedInvites)} بالبريد.`,
  starter_no_owner: () => 'من بدأ هذا الاستيراد لم يعد مالكًا.',
  starter_signed_out: () => 'سُجّل خروج من بدأ هذا الاستيراد حفاظًا على الأمان.',
  organization_deleted: () => 'حُذفت المؤسسة أثناء هذا الاستيراد.',
}

export function lineProblemText(problem: LineProblem): string {
  return problemText(problems, problem)
}

export function lineNoteText(note: LineNote): string {
  if (note.code === 'invited_already') return 'سبقت دعوته.'
  const { role, labels, term } = note
  return [
    ...(role === null ? [] : [`الدور: من «${roleNames[role.from]}» إلى «${roleNames[role.to]}».`]),
    ...(labels.length === 0 ? [] : [`تصنيفات جديدة: ${listed(labels.map(isolate))}.`]),
    ...(term === null ? [] : [`العضوية: ${termWords(term)}.`]),
  ].join(' ')
}
