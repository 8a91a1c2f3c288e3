import type { removedMessages as english } from '#languages/en/people/removed.ts'
import type { Translation } from '#languages/translation.ts'
import { ofDays } from '../counts.ts'
import { figure, isolate, plural } from '../format.ts'

export const removedMessages: Translation<typeof english> = {
  status: 'الحالة',
  members: 'الأعضاء',
  removed: 'المُزالون',
  former: 'السابقون',
  list: {
    title: 'المُزالون',
    happened: 'الإزالة أو المغادرة',
    removedOn: (date, by) => (by === null ? `تمت الإزالة في ${date}` : `تمت الإزالة في ${date} بواسطة ${isolate(by)}`),
    leftOn: (date) => `مغادرة ذاتية في ${date}`,
    until: (date) => `يمكن الاستعادة حتى ${date}`,
    byInvite: 'يمكن العودة بدعوة، لمن أراد ذلك.',
    restore: 'استعادة',
    restoreNamed: (name) => `استعادة ${isolate(name)}`,
    invite: 'دعوة',
    inviteNamed: (name) => `دعوة ${isolate(name)}`,
    empty: 'لم تتم إزالة أحد مؤخرًا',
    emptyAdvice: (days) => `يمكن هنا استعادة من تمت إزالته خلال ${ofDays(days)}.`,
    nobodyFound: 'لم يُعثر على أحد',
    toMembers: 'عرض الأعضاء',
  },
  restored: (name) => `عادت عضوية ${isolate(name)}.`,
  restoredMany: (people) =>
    plural(people, {
      zero: 'لم تعُد عضوية أحد.',
      one: 'عادت عضوية شخص واحد.',
      two: 'عادت عضوية شخصين.',
      few: `عادت عضوية ${figure(people)} أشخاص.`,
      many: `عادت عضوية ${figure(people)} شخصًا.`,
      other: `عادت عضوية ${figure(people)} شخص.`,
    }),
}
