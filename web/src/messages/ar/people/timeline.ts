import { directoryActor } from '@atrium/contract/people/directory-actor'
import type { TimelineAction, TimelineEntry } from '@atrium/contract/people/timeline'
import { settingsFieldNames } from '../console/settings-fields.ts'
import { ofClasses, ofDays, ofLines, ofPeople } from '../counts.ts'
import { allOf, anyOf, figure, isolate } from '../format.ts'
import { hoursInWords, wayNames } from '../organizations/entry.ts'
import { roleNames } from './roles.ts'
import { shownDay, termWords } from './terms.ts'

/** What was done is a noun behind the name: a verb would have to know whether a man or a woman did it. */
/** Who did it, where no person did. */
const directory = 'دليل المستخدمين'

type Words = (who: string, whom: string, detail: TimelineEntry['detail']) => string

const roleName = (role: unknown) => `«${(roleNames as Record<string, string>)[String(role)] ?? String(role)}»`
const inviteTo = (whom: string) => (whom === linkSubject ? 'رابط دعوة' : `دعوة ${whom}`)
/** The subject of an invite that is for nobody alone. */
const linkSubject = isolate('link')

const peopleCount = (people: unknown) => ofPeople(Number(people))
const classCount = (classes: unknown) => ofClasses(Number(classes))
const days = ({ startsOn, endsOn }: TimelineEntry['detail']) =>
  termWords({ startsOn: startsOn === null ? null : String(startsOn), endsOn: endsOn === null ? null : String(endsOn) })
/** The record that stands for many names nobody. */
const whomOrMany = (whom: string, people: unknown) => (people === undefined ? whom : peopleCount(people))

const wayList = (ways: unknown) =>
  anyOf(
    String(ways)
      .split(', ')
      .map((way) => (wayNames as Record<string, string>)[way] ?? way),
  )

function ruleChanges({ second_step, ways: allowed, fresh_hours }: TimelineEntry['detail']): string {
  const time = Number(second_step) === 0 ? 'فورًا' : `خلال ${ofDays(Number(second_step))}`
  return [
    ...(second_step === undefined
      ? []
      : [second_step === null ? 'لم تعد الخطوة الثانية مطلوبة' : `خطوة ثانية ${time}`]),
    ...(allowed === undefined
      ? []
      : [allowed === null ? 'تسجيل الدخول بأي طريقة' : `تسجيل الدخول فقط باستخدام ${wayList(allowed)}`]),
    ...(fresh_hours === undefined
      ? []
      : [
          fresh_hours === null
            ? 'لم يعد تجديد تسجيل الدخول مطلوبًا'
            : `تجديد تسجيل الدخول بعد ${hoursInWords(Number(fresh_hours))}`,
        ]),
  ].join('؛ ')
}

const settingsNamed = (fields: string) =>
  allOf(fields.split(' ').map((field) => (settingsFieldNames as Record<string, string>)[field] ?? field))

const sentences: Record<TimelineAction, Words> = {
  'organization.created': (who) => `${who}: إنشاء المؤسسة`,
  'organization.imported': (who) => `${who}: استيراد المؤسسة من قائمة`,
  'organization.deleted': (who) => `${who}: حذف المؤسسة`,
  'rules.changed': (who, _whom, detail) => `${who}: تغيير قواعد الأمان: ${ruleChanges(detail)}`,
  'member.joined': (who, whom, { role, how }) =>
    how === 'directory' || how === 'made'
      ? `${who}: إضافة ${whom} بدور ${roleName(role)}`
      : how === 'request'
        ? `${who}: قبول طلب ${whom} والانضمام بدور ${roleName(role)}`
        : `${who}: الانضمام بدور ${roleName(role)}${how === 'domain' ? '، بعنوان البريد الإلكتروني' : ''}`,
  'organization.restored': (who) => `${who}: استعادة المؤسسة`,
  'organization.settings_changed': (who, _whom, { fields, displayName }) =>
    `${who}: تغيير ${settingsNamed(String(fields))}${typeof displayName === 'string' ? `؛ الاسم الآن ${isolate(displayName)}` : ''}`,
  'member.left': (who) => `${who}: مغادرة المؤسسة`,
  'member.removed': (who, whom) => `${who}: إزالة ${whom}`,
  'member.restored': (who, whom) => `${who}: استعادة ${whom}`,
  'member.role_changed': (who, whom, { from, to }) =>
    `${who}: تغيير دور ${whom} إلى ${roleName(to)} (كان ${roleName(from)})`,
  'members.removed': (who, _whom, { people }) => `${who}: إزالة ${peopleCount(people)}`,
  'members.restored': (who, _whom, { people }) => `${who}: استعادة ${peopleCount(people)}`,
  'members.role_changed': (who, _whom, { people, to }) =>
    to === null
      ? `${who}: تغيير أدوار ${peopleCount(people)}`
      : `${who}: تعيين ${peopleCount(people)} بدور ${roleName(to)}`,
  'member.term_changed': (who, whom, detail) => `${who}: تحديد مدة عضوية ${whom}: ${days(detail)}`,
  'member.term_kept': (_who, whom) => `مضى اليوم الأخير لعضوية ${whom}، لكن لا يوجد مالك دائم آخر: تستمر العضوية`,
  'member.term_ended': (_who, whom, { endsOn }) => `انتهت عضوية ${whom}: كان يومها الأخير ${shownDay(String(endsOn))}`,
  'member.renewed': (who, whom, detail) => `${who}: تجديد عضوية ${whom}: ${days(detail)}`,
  'members.term_changed': (who, _whom, { people, ...detail }) =>
    detail['startsOn'] === null && detail['endsOn'] === null
      ? `${who}: تغيير اليوم الأول واليوم الأخير لعضوية ${peopleCount(people)}`
      : `${who}: تحديد مدة عضوية ${peopleCount(people)}: ${days(detail)}`,
  'members.term_ended': (_who, _whom, { people }) => `انتهت عضوية ${peopleCount(people)} بحلول يومها الأخير`,
  'members.renewed': (who, _whom, { people, ...detail }) =>
    `${who}: تجديد عضوية ${peopleCount(people)}: ${days(detail)}`,
  'member.named': (who, whom) => `${who}: تغيير اسم ${whom} في هذه المؤسسة`,
  'user.profile_changed': (who, whom) => `${who}: تغيير حساب ${whom}`,
  'user.change_taken_back': (who) => `${who}: التراجع عن تغيير في الحساب`,
  'ownership.offered': (who, whom) => `${who}: عرض الملكية على ${whom}`,
  'ownership.handed_over': (who, whom) => `${who}: تولّي الملكية من ${whom}`,
  'ownership.declined': (who, whom) => `${who}: رفض الملكية المعروضة من ${whom}`,
  'ownership.withdrawn': (who, whom) => `${who}: سحب عرض الملكية على ${whom}`,
  'label.created': (who, whom) => `${who}: إنشاء التصنيف ${whom}`,
  'label.changed': (who, whom) => `${who}: تغيير التصنيف ${whom}`,
  'label.deleted': (who, whom) => `${who}: حذف التصنيف ${whom}`,
  'label.restored': (who, whom) => `${who}: استعادة التصنيف ${whom}`,
  'labels.given': (who, whom, { people }) => `${who}: إضافة تصنيفات إلى ${whomOrMany(whom, people)}`,
  'labels.taken': (who, whom, { people }) => `${who}: إزالة تصنيفات من ${whomOrMany(whom, people)}`,
  'class.created': (who, whom) => `${who}: إنشاء الصف ${whom}`,
  'class.changed': (who, whom, { added, removed, renamed }) =>
    Number(added) > 0 && removed === 0 && renamed === false
      ? `${who}: إضافة ${peopleCount(added)} إلى الصف ${whom}`
      : `${who}: تغيير الصف ${whom}`,
  'class.deleted': (who, whom) => `${who}: حذف الصف ${whom}`,
  'class.restored': (who, whom) => `${who}: استعادة الصف ${whom}`,
  'domain.added': (who, whom) => `${who}: إضافة النطاق ${whom}`,
  'domain.proven': (_who, whom) => `تم التحقق من النطاق ${whom}`,
  'domain.lost': (_who, whom) => `لم يعد النطاق ${whom} متحقَّقًا منه: اختفى سجلّه`,
  'domain.changed': (who, whom, { joining, role }) =>
    joining === 'off'
      ? `${who}: منع انضمام أصحاب عناوين ${whom} إلى المؤسسة`
      : `${who}: السماح لأصحاب عناوين ${whom} ${joining === 'join' ? 'بالانضمام' : 'بطلب الانضمام'} بدور ${roleName(role)}`,
  'domain.removed': (who, whom) => `${who}: إزالة النطاق ${whom}`,
  'provisioning.connected': (who) => `${who}: ربط دليل مستخدمين`,
  'provisioning.changed': (who) => `${who}: تغيير ما تصبح عليه مجموعات دليل المستخدمين`,
  'provisioning.token_added': (who) => `${who}: إنشاء رمز وصول لدليل المستخدمين`,
  'provisioning.token_removed': (who) => `${who}: إلغاء رمز وصول لدليل المستخدمين`,
  'provisioning.token_ended': (_who, whom) =>
    `أُلغي رمز وصول لدليل المستخدمين: أُنشئ بينما كان حساب ${whom} في يد شخص آخر`,
  'provisioning.disconnected': (who) => `${who}: فصل دليل المستخدمين`,
  'sign_in.added': (who, whom) => `${who}: إضافة اتصال تسجيل الدخول ${whom}`,
  'sign_in.changed': (who, whom) => `${who}: تغيير اتصال تسجيل الدخول ${whom}`,
  'sign_in.deleted': (who, whom) => `${who}: حذف اتصال تسجيل الدخول ${whom}`,
  'sign_in.switched_on': (who, whom) => `${who}: تفعيل اتصال تسجيل الدخول ${whom}`,
  'sign_in.switched_off': (who, whom) => `${who}: إيقاف اتصال تسجيل الدخول ${whom}`,
  'sign_in.ended': (_who, whom, { connection }) =>
    `اتصال تسجيل الدخول ${isolate(String(connection))} متوقف إلى أن يُختبر من جديد: غُيّر بينما كان حساب ${whom} في يد شخص آخر`,
  'sign_in.certificates_followed': (_who, whom) => `حُدِّثت شهادات اتصال تسجيل الدخول ${whom} من بياناته الوصفية`,
  'sign_in.domain_changed': (who, whom, { connection, only }) =>
    connection === null
      ? `${who}: إيقاف توجيه دخول عناوين ${whom}`
      : only === true
        ? `${who}: جعل ${isolate(String(connection))} الطريقة الوحيدة للدخول لعناوين ${whom}`
        : `${who}: توجيه دخول عناوين ${whom} إلى ${isolate(String(connection))}`,
  'request.declined': (who, whom) => `${who}: رفض طلب انضمام ${whom}`,
  'requests.accepted': (who, _whom, { people }) => `${who}: قبول طلبات انضمام ${peopleCount(people)}`,
  'requests.declined': (who, _whom, { people }) => `${who}: رفض طلبات انضمام ${peopleCount(people)}`,
  'class.archived': (who, whom) => `${who}: أرشفة الصف ${whom}`,
  'class.unarchived': (who, whom) => `${who}: إخراج الصف ${whom} من الأرشيف`,
  'class.copied': (who, whom) => `${who}: إنشاء الصف ${whom} كنسخة`,
  'classes.archived': (who, _whom, { classes }) => `${who}: أرشفة ${classCount(classes)}`,
  'classes.unarchived': (who, _whom, { classes }) => `${who}: إخراج ${classCount(classes)} من الأرشيف`,
  'classes.copied': (who, _whom, { classes }) => `${who}: نسخ ${classCount(classes)}`,
  'invite.created': (who, whom) => (whom === linkSubject ? `${who}: إنشاء رابط دعوة` : `${who}: دعوة ${whom}`),
  // Of one that ended by itself: with the ownership of whoever made it, or with the membership of whom it is for.
  'invite.revoked': (who, whom, { reason }) => {
    if (reason === 'no_owner') return `انتهت صلاحية ${inviteTo(whom)}: صاحب الدعوة لم يعد مالكًا`
    if (reason === 'signed_out') return `انتهت صلاحية ${inviteTo(whom)}: سُجّل خروج صاحب الدعوة حفاظًا على الأمان`
    return reason === 'taken_out' ? `انتهت صلاحية ${inviteTo(whom)}: أُزيل هذا الشخص` : `${who}: إلغاء ${inviteTo(whom)}`
  },
  'invite.given_back': (_who, whom) => `عادت صلاحية ${inviteTo(whom)}`,
  'invite.renewed': (who, whom) => `${who}: تجديد ${inviteTo(whom)}`,
  'import.started': (who, _whom, { lines }) => `${who}: استيراد قائمة من ${ofLines(Number(lines))}`,
  'import.finished': (who, _whom, { lines, invited, changed }) => {
    const changes = changed === 0 ? [] : [`تغيير ${peopleCount(changed)} بقائمة`]
    if (invited !== 0) return `${who}: ${[`دعوة ${peopleCount(invited)}`, ...changes].join(' و')}`
    return `${who}: ${changes[0] ?? `استيراد قائمة من ${ofLines(Number(lines))}، بدون دعوة أحد`}`
  },
  'roster.applied': (who, _whom, { added, changed, left }) =>
    `${who}: تطبيق قائمة مدرسية: أُضيف ${figure(Number(added))}، تغيّر ${figure(Number(changed))}، غادر ${figure(Number(left))}`,
  'roster.taken_back': (who) => `${who}: التراجع عن قائمة مدرسية`,
  'learners.made': (who, _whom, { people }) =>
    `${who}: إنشاء حسابات بلا بريد إلكتروني، العدد: ${figure(Number(people))}`,
  'learner.card_made': (who, whom) => `${who}: إنشاء بطاقة جديدة لـ ${whom}`,
  'learners.cards_made': (who, _whom, { people }) => `${who}: إنشاء بطاقات جديدة، العدد: ${figure(Number(people))}`,
  'learner.way_changed': (who, whom, { to }) => {
    if (to === 'pictures') return `${who}: تعيين كلمة مرور بالصور لـ ${whom}`
    if (to === 'password') return `${who}: تعيين كلمة مرور لـ ${whom}`
    return to === 'unlocked'
      ? `${who}: إعادة فتح تسجيل الدخول لـ ${whom}`
      : `${who}: الإبقاء على البطاقة وحدها لـ ${whom}`
  },
  'learner.address_given': (who, whom) => `${who}: تعيين بريد إلكتروني لحساب ${whom}`,
  'learner.address_taken_back': (who, whom) => `${who}: سحب البريد الإلكتروني المعيّن لحساب ${whom}`,
  'learner.taken_along': (who) => `${who}: امتلاك الحساب ببريد إلكتروني`,
  'learner.archive_taken': (who, whom) => `${who}: تنزيل بيانات ${whom}`,
  'people.exported': (who) => `${who}: تصدير قائمة الأشخاص`,
  'timeline.exported': (who) => `${who}: تصدير السجل الزمني`,
  'timeline.kept_changed': (who, _whom, { to }) =>
    to === null ? `${who}: حفظ السجل الزمني دائمًا` : `${who}: حفظ السجل الزمني لمدة ${ofDays(Number(to))}`,
}

export function timelineSentence({ actor, action, subject, detail }: TimelineEntry, somebody: string): string {
  const who = isolate(actor.displayName || (actor.user_id === directoryActor ? directory : somebody))
  const whom = isolate(subject || somebody)
  const words = (sentences as Partial<Record<string, Words>>)[action]
  return words?.(who, whom, detail) ?? `${who}: ${isolate(action)} ${isolate(subject)}`
}
