/** Every table, for Drizzle and for the migrations. */
export * from './schema/accounts.ts'
export * from './schema/google.ts'
export * from './schema/ground.ts'
export * from './schema/mails.ts'
export * from './schema/organizations.ts'
export * from './schema/users.ts'
