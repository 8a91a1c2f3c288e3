import { restorableDays, restingNameDays } from '@atrium/contract/limits'
import type { publisherMessages as english } from '#languages/en/console/publisher.ts'
import type { Translation } from '#languages/translation.ts'
import { members, ofDays, ofPeople } from '../counts.ts'
import { figure, isolate } from '../format.ts'
import { roleNames } from '../people/roles.ts'

export const publisherMessages: Translation<typeof english> = {
  people: {
    title: (name) => `أشخاص ${isolate(name)}`,
    summary: members,
    list: 'الأعضاء',
    joined: 'تاريخ الانضمام',
    invite: 'دعوة أشخاص',
    own: 'عضويتك',
    ownLead: (role) => `تنتمي إلى هذا الناشر بدور «${roleNames[role]}». ويحدد مالكوه الأدوار.`,
    leave: 'مغادرة الناشر',
    remove: (name) => `إزالة من ${isolate(name)}`,
    confirmRemove: (person, name) => `إزالة ${isolate(person)} من ${isolate(name)}؟`,
    leaveLead: 'لن تراه في قائمتك بعد ذلك. ولا تعود إليه إلا بقبول دعوة.',
    removeLead: (person) => `ستنتهي عضوية ${isolate(person)} فيه. ولا تعود إلا بدعوة جديدة.`,
    removed: (person) => `تمت إزالة ${isolate(person)}.`,
    roleChanged: (person, role) => `${isolate(person)}: الدور الآن «${roleNames[role]}».`,
    ownerLead: (name) =>
      `يمكن للمالكين فعل كل شيء في ${isolate(name)}: دعوة الأشخاص وإزالتهم، وتغيير دور أي شخص بما في ذلك دورك، وحذف الناشر. وتبقى أنت مالكًا.`,
    invites: 'الدعوات السارية',
    noInvites: 'لا توجد دعوات الآن.',
  },
  settings: {
    identity: {
      heading: 'الاسم والصور',
      lead: 'ما يراه الناس منك: في قوائمهم وفي الدعوات وعلى موقعك.',
    },
    name: 'اسم الناشر',
    description: 'الوصف',
    descriptionHint: 'ما تنشره، في بضع جمل. يظهر على موقعك.',
    image: 'صورة الناشر',
    imageHint: `JPG أو PNG، أقل من ${figure(2)} ميغابايت`,
    banner: 'صورة الغلاف',
    bannerHint: 'صورة عريضة لأعلى موقعك. يمكنك الاستغناء عنها.',
    address: {
      heading: 'العنوان',
      lead: 'حيث يوجد موقعك. يبقى ثابتًا أيًّا كان اسمك.',
      open: 'فتح الموقع',
    },
    handing: {
      heading: 'الملكية والمغادرة',
      lead: 'لنقل ملكيتك، يُرجى اختيار الشخص من قائمة الأعضاء: نطلب موافقته أولًا.',
      toMembers: 'اختيار شخص',
      onlyOwner: 'أنت المالك الوحيد. يمكنك المغادرة حين يصبح هناك مالك آخر، أو يمكنك حذف الناشر.',
    },
    deletion: {
      heading: 'حذف الناشر',
      lead: [
        'لا يدخل أحد بعد تلك اللحظة، ويختفي الموقع.',
        `يمكن لكل مالك خلال ${ofDays(restorableDays)} استعادته مع كل أعضائه، من قائمة الناشرين لديه.`,
        `بعد ذلك يُمحى كل ما فيه نهائيًا. ولا يمكن لأحد أخذ معرّفه قبل مضي ${ofDays(restingNameDays)}.`,
      ],
      ask: 'حذف الناشر',
      title: (name) => `حذف ${isolate(name)}؟`,
      confirmLead: (count) => (count === 1 ? 'يتوقف دخولك إليه فورًا.' : `يتوقف فورًا دخول ${ofPeople(count)} إليه.`),
      typed: (id) => `للتأكيد، يُرجى كتابة ${isolate(id)}`,
      notTheName: 'هذا ليس معرّف الناشر.',
      cancel: 'إلغاء',
      confirm: 'حذف',
      done: (name) => `تم حذف ${isolate(name)}. يمكنك استعادته خلال ${ofDays(restorableDays)}.`,
    },
  },
}
