import { importMaxLines, unconfirmedInvites } from '@atrium/contract/limits'
import type { LineNote, LineProblem } from '@atrium/contract/people/people-import'
import { importColumns } from '@atrium/contract/rules/csv/columns'
import { columnNames } from '@atrium/contract/sentences/zh-Hans/columns'
import { longest, type NameProblem, problemText, type ProblemTexts } from '#languages/import-lines.ts'
import type { peopleImportMessages as english } from '#languages/en/people/people-import.ts'
import type { Translation } from '#languages/translation.ts'
import { allOf, figure, listed } from '../format.ts'
import { roleNames } from './roles.ts'
import { shownDay, termWords } from './terms.ts'

const lines = (number: number) => `${figure(number)} 行`
const people = (number: number) => `${figure(number)} 人`
/** Those that are none are left out. */
const counted = (...counts: [string, number][]) =>
  counts
    .filter(([, number]) => number > 0)
    .map(([words, number]) => `${words} ${people(number)}`)
    .join('，')

export const peopleImportMessages: Translation<typeof english> = {
  title: '批量邀请',
  lead: `粘贴邮箱地址，每行一个，或选择 CSV 文件。文件首行为列名：${allOf(importColumns.map((column) => columnNames[column][0]))}。`,
  template: '下载模板',
  text: '邮箱地址或 CSV',
  file: '选择 CSV 文件',
  fileTooLarge: '此文件大于 2 MB。',
  check: '检查名单',
  back: '返回',
  expected: ({ add, change, same, refuse }) =>
    counted(['将邀请', add], ['将更改', change], ['不变', same], ['将跳过', refuse]) || '名单上没有人。',
  send: ({ add, change }) => {
    if (add === 0) return `更改 ${people(change)}`
    const invites = `发送 ${figure(add)} 份邀请`
    return change === 0 ? invites : `${invites}并更改 ${people(change)}`
  },
  nothing: '没有可邀请的人。',
  ignored: (columns, total) => {
    const names = columns.map(({ column, heading }) => heading || `第 ${figure(column)} 列`)
    const more = total - names.length
    return `已忽略的列：${listed(more > 0 ? [...names, `另外 ${figure(more)} 列`] : names)}`
  },
  repeated: (columns) =>
    `未读取，因为前面的列内容相同：${listed(columns.map(({ column, heading }) => `${heading}（第 ${figure(column)} 列）`))}`,
  actions: { add: '邀请', change: '更改', same: '不变', refuse: '跳过' },
  line: '行',
  email: '邮箱',
  name: '姓名',
  role: '角色',
  labels: '标签',
  term: '成员资格',
  what: '处理方式',
  why: '备注',
  lines: '每一行的处理方式',
  more: (number) => `此类还有 ${lines(number)}。`,
  running: '正在发送邀请',
  progress: (done, total) => `${figure(done)}/${lines(total)}`,
  leave: '你可以离开此页面：邀请会继续发送，之后可以回到这里查看结果。',
  done: ({ add, change, same, refuse }) =>
    counted(['已邀请', add], ['已更改', change], ['不变', same], ['已跳过', refuse]) || '没有邀请任何人。',
  skipped: '跳过的行',
  skippedLine: (line) => `第 ${figure(line)} 行`,
  seeInvites: '查看邀请',
  download: (number) => `下载这 ${lines(number)}`,
  missing: '没有这次导入',
  missingAdvice: '它早已结束，或从不属于此组织。',
  again: '导入另一份名单',
}

const kinds = { given_name: '名字', family_name: '姓氏', label: '标签' } as const
const nameFaults: Record<NameProblem['fault'], (what: string, longest: number) => string> = {
  too_long: (what, longest) => `${what}超过了 ${figure(longest)} 个字符。`,
  not_one_line: (what) => `${what}必须是一行，且不含不可见字符。`,
  address: (what) => `${what}不能包含网址或邮箱地址。`,
}

const problems: ProblemTexts = {
  unreadable: () => '无法读取此行。是不是少了一个引号？',
  too_many_lines: () => `一份名单最多 ${lines(importMaxLines)}。请将此行放到另一份名单中导入。`,
  rest_unread: () => '此行及之后的所有行远远超出一份名单的上限，没有读取。',
  email_missing: () => '没有邮箱地址。',
  email_invalid: ({ value }) => `“${value}”不是邮箱地址。`,
  day_invalid: ({ of, value }) =>
    `${of === 'starts_on' ? '开始' : '结束'}日期“${value}”不是有效的日期。请按 2026-09-01 的格式填写。`,
  ends_before_start: ({ value }) => `结束日期 ${shownDay(value)}早于开始日期。`,
  ended_already: ({ value }) => `结束日期 ${shownDay(value)}已经过去。`,
  email_twice: ({ value, firstLine }) => `“${value}”已出现在第 ${figure(firstLine)} 行。`,
  role_unknown: ({ value }) => `“${value}”不是角色。请填写 owner、staff 或 user。`,
  too_many_labels: ({ count: number }) => `这里有 ${figure(number)} 个标签。每行最多 20 个。`,
  name_invalid: ({ of, fault, value }) => nameFaults[fault](`${kinds[of]}“${value}”`, longest[of]),
  label_limit: () => '标签会超过一个组织的上限。请先删除一些标签，再重新导入此行。',
  owner_by_hand: () => '此人是所有者。请在成员列表中手动更改所有者的角色、开始日期或结束日期。',
  too_many_mails: () => '发给此地址的邮件太多，或者你发送的邮件太多。请稍后再导入此行。',
  sender_unconfirmed: () =>
    `请先确认你自己的邮箱地址，然后再次导入此行：在那之前，只能通过邮件发出 ${unconfirmedInvites} 份邀请。`,
  starter_no_owner: () => '开始此次导入的人已不再是所有者。',
  starter_signed_out: () => '为安全起见，开始此次导入的人已被退出登录。',
  organization_deleted: () => '此次导入进行期间，组织被删除了。',
}

export function lineProblemText(problem: LineProblem): string {
  return problemText(problems, problem)
}

export function lineNoteText(note: LineNote): string {
  if (note.code === 'invited_already') return '已邀请过。'
  const { role, labels, term } = note
  return [
    ...(role === null ? [] : [`角色：由${roleNames[role.from]}变为${roleNames[role.to]}。`]),
    ...(labels.length === 0 ? [] : [`新标签：${listed(labels)}。`]),
    ...(term === null ? [] : [`成员资格：${termWords(term)}。`]),
  ].join('')
}
