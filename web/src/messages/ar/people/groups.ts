import type { groupsMessages as english } from '#languages/en/people/groups.ts'
import type { Translation } from '#languages/translation.ts'
import { ofClasses, ofPeople, people } from '../counts.ts'
import { figure, isolate, listed, plural } from '../format.ts'

export const groupsMessages: Translation<typeof english> = {
  form: { name: 'الاسم', cancel: 'إلغاء', save: 'حفظ' },
  list: { search: 'البحث بالاسم', more: 'عرض المزيد' },
  labels: {
    add: 'إضافة تصنيف',
    color: 'اللون',
    empty: 'لا توجد تصنيفات بعد',
    emptyAdvice: 'يوضّح التصنيف ما يجمع بين الأشخاص: سنة أو فريق أو مقرر.',
    noneFound: 'لا يوجد تصنيف بهذا الاسم',
    people,
    newTitle: 'تصنيف جديد',
    editTitle: (name) => `تعديل ${isolate(name)}`,
    edit: 'تعديل',
    editNamed: (name) => `تعديل ${isolate(name)}`,
    delete: 'حذف',
    deleteNamed: (name) => `حذف ${isolate(name)}`,
    deleted: 'تم حذف التصنيف بنجاح!',
    saved: (name) => `تم حفظ ${isolate(name)}.`,
    showPeople: (name) => `عرض من لديه التصنيف ${isolate(name)}`,
  },
  classes: {
    add: 'إضافة صف',
    empty: 'لا توجد صفوف بعد',
    emptyAdvice: 'الصف مجموعة من الأشخاص يتعلّمون معًا.',
    noneFound: 'لا يوجد صف بهذا الاسم',
    people,
    newTitle: 'صف جديد',
    editTitle: (name) => `تعديل ${isolate(name)}`,
    editNamed: (name) => `تعديل ${isolate(name)}`,
    edit: 'تعديل',
    selected: (count) => `تم تحديد ${ofClasses(count)}`,
    delete: 'حذف',
    deleted: (count) => (count === 1 ? 'تم حذف الصف.' : `تم حذف ${ofClasses(count)}.`),
    saved: (name) => `تم حفظ ${isolate(name)}.`,
    members: 'من في الصف',
    addPeople: 'إضافة أشخاص',
    search: 'البحث بالاسم أو اسم المستخدم',
    nobody: 'لا أحد في الصف بعد.',
    nobodyFound: 'لم يُعثر على أحد',
    nobodyElse: 'كل من عُثر عليه هنا موجود في الصف.',
    addAll: (count) => `إضافة كل من عُثر عليه (${figure(count)})`,
    allAdded: (count) => `تمت إضافة الجميع (${figure(count)})`,
    everybody: (organization, { name, label }) => {
      if (label === '' && name === '') return `كل من في ${isolate(organization)}`
      if (label === '') return `كل من يطابق «${isolate(name)}»`
      return `كل من لديه التصنيف ${isolate(label)}${name === '' ? '' : ` ويطابق «${isolate(name)}»`}`
    },
    unseen: (count) =>
      plural(count, {
        zero: 'ولا أحد غيرهم.',
        one: 'وشخص آخر.',
        two: 'وشخصان آخران.',
        few: `و${figure(count)} أشخاص آخرين.`,
        many: `و${figure(count)} شخصًا آخر.`,
        other: `و${figure(count)} شخص آخر.`,
      }),
    paste: {
      label: 'أسماء المستخدمين',
      placeholder: 'اسم في كل سطر، أو بفواصل أو مسافات بينها',
      add: 'إضافة بأسماء المستخدمين',
      done: (count) => (count === 0 ? 'لم يُضف أحد.' : `تمت إضافة ${ofPeople(count)}.`),
      unknown: (names) =>
        names.length === 1
          ? `لا أحد هنا له اسم المستخدم ${listed(names.map(isolate))}. يُرجى تصحيحه أو حذفه.`
          : `لا أحد هنا له أي من أسماء المستخدمين هذه: ${listed(names.map(isolate))}. يُرجى تصحيحها أو حذفها.`,
      tooMany: (most) => `الحد الأقصى لأسماء المستخدمين دفعة واحدة: ${figure(most)}.`,
    },
    addNamed: (name) => `إضافة ${isolate(name)}`,
    takeNamed: (name) => `إخراج ${isolate(name)}`,
  },
  overview: {
    counts: 'بالأرقام',
    members: 'الأعضاء',
    owners: 'المالكون',
    staff: 'طاقم العمل',
    classes: 'الصفوف',
    points: 'النقاط',
    trophies: 'الكؤوس',
    topPeople: 'الخمسة الأوائل',
    topClasses: 'كؤوس الصفوف',
    noAchievements: 'لا توجد نقاط أو كؤوس بعد. تأتي من التطبيقات التي يتعلّم فيها الأشخاص.',
    pointsOf: (count) =>
      plural(count, {
        zero: 'لا نقاط',
        one: 'نقطة واحدة',
        two: 'نقطتان',
        few: `${figure(count)} نقاط`,
        many: `${figure(count)} نقطة`,
        other: `${figure(count)} نقطة`,
      }),
    trophiesOf: (count) =>
      plural(count, {
        zero: 'لا كؤوس',
        one: 'كأس واحدة',
        two: 'كأسان',
        few: `${figure(count)} كؤوس`,
        many: `${figure(count)} كأسًا`,
        other: `${figure(count)} كأس`,
      }),
  },
}
