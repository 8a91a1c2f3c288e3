import type { classYearsMessages as english } from '#languages/en/people/class-years.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'

const count = (number: number) => `${figure(number)} 个班级`

export const classYearsMessages: Translation<typeof english> = {
  selectAll: '全选',
  archive: '归档',
  unarchive: '取消归档',
  copy: '复制',
  year: {
    open: '归档本学年',
    title: '归档本学年的班级？',
    lead: (classes, places) =>
      `${count(classes)}（共 ${figure(places)} 人次）将移入归档。其中的人仍是成员，班级名称可以再次使用。此操作可以撤消。`,
    confirm: (classes) => `归档 ${count(classes)}`,
    cancel: '取消',
  },
  archived: (number) => `已归档 ${count(number)}。`,
  unarchived: (number) => `已将 ${count(number)}取消归档。`,
  showArchive: (number) => `归档（${figure(number)}）`,
  showCurrent: '返回班级',
  archiveTitle: '已归档的班级',
  archiveLead: '已归档的班级保留其中的人，不再变动。',
  archiveEmpty: '归档中没有班级',
  archiveEmptyAdvice: '学年结束后，把班级归档：其中的人会保留，班级名称可以再次使用。',
  since: (date) => `归档于 ${date}`,
  form: {
    title: (number) => (number === 1 ? '复制班级' : `复制 ${count(number)}`),
    lead: '每个副本都是一个新班级。名称中的年份会自动加一。',
    name: (from) => `“${from}”的副本`,
    who: '人员',
    people: '包含班级中的人',
    nobody: '不包含任何人',
    archive: '将原班级归档',
    taken: '其中有名称已被使用。请换一个名称，或将原班级归档。',
    cancel: '取消',
    copy: '复制',
    copied: (number) => `已复制 ${count(number)}。`,
  },
}
