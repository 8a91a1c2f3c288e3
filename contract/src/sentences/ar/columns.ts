import type { Column } from '../../rules/csv/columns.ts'

export const columnNames: Readonly<Record<Column, readonly [string, ...string[]]>> = {
  name: ['الاسم الكامل'],
  given_name: ['الاسم الأول'],
  family_name: ['اسم العائلة'],
  username: ['اسم المستخدم'],
  email: ['البريد الإلكتروني', 'عنوان البريد الإلكتروني'],
  role: ['الدور'],
  labels: ['التصنيفات', 'التصنيف'],
  joined: ['تاريخ الانضمام'],
  starts_on: ['اليوم الأول', 'تاريخ البدء'],
  ends_on: ['اليوم الأخير', 'تاريخ الانتهاء'],
  problem: ['المشكلة'],
}
