import type { Column } from '../../rules/csv/columns.ts'

export const columnNames: Readonly<Record<Column, readonly [string, ...string[]]>> = {
  name: ['पूरा नाम'],
  given_name: ['पहला नाम'],
  family_name: ['उपनाम'],
  username: ['यूज़रनेम'],
  email: ['ईमेल', 'ईमेल पता'],
  role: ['भूमिका'],
  labels: ['लेबल'],
  joined: ['शामिल हुए'],
  starts_on: ['पहला दिन', 'शुरू होने की तारीख'],
  ends_on: ['आखिरी दिन', 'खत्म होने की तारीख'],
  problem: ['समस्या'],
}
