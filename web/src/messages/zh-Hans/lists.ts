import type { listMessages as english } from '#languages/en/lists.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from './format.ts'

export const listMessages: Translation<typeof english> = {
  filter: '筛选',
  clearFilter: '清除筛选条件',
  emptyFilterAdvice: (filter) => `没有与“${filter}”匹配的内容。`,
  retry: '重试',
  pages: '分页',
  rowsPerPage: '每页行数',
  range: (from, to, total) => `第 ${figure(from)}-${figure(to)} 项，共 ${figure(total)} 项`,
  previousPage: '上一页',
  nextPage: '下一页',
  opensNewTab: '在新标签页中打开',
  acceptingInvite: '正在接受邀请…',
}
