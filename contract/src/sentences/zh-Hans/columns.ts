import type { Column } from '../../rules/csv/columns.ts'

export const columnNames: Readonly<Record<Column, readonly [string, ...string[]]>> = {
  name: ['姓名'],
  given_name: ['名字', '名'],
  family_name: ['姓氏', '姓'],
  username: ['用户名'],
  email: ['邮箱', '电子邮箱', '邮箱地址'],
  role: ['角色'],
  labels: ['标签'],
  joined: ['加入时间'],
  starts_on: ['开始日期'],
  ends_on: ['结束日期'],
  problem: ['问题'],
}
