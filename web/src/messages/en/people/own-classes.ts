/** Texts of the classes that somebody is in. */

export const ownClassesMessages = {
  title: 'Your classes',
  loading: 'Loading your classes',
  now: 'This year',
  past: 'Past years',
  until: (date: string) => `Until ${date}`,
  empty: 'You are in no class yet',
  emptyAdvice: (organization: string) => `When ${organization} puts you into a class, you find it here.`,
} as const
