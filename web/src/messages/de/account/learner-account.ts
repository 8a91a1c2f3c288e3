import type { learnerAccountMessages as english } from '#languages/en/account/learner-account.ts'
import type { Translation } from '#languages/translation.ts'

export const learnerAccountMessages: Translation<typeof english> = {
  title: (name) => `Hallo ${name}`,
  lead: (organization) => `Dein Konto gehört zu ${organization}. Deine Lehrkraft kümmert sich darum.`,
  elsewhere: 'Die Seite, die du geöffnet hast, gehört nicht zu deinem Konto.',
  loading: 'Dein Konto wird geladen',
  failed: 'Dein Konto konnte nicht geladen werden.',
  wrong: 'Stimmt hier etwas nicht? Sag es deiner Lehrkraft.',
  toOrganization: (organization) => `Weiter zu ${organization}`,
  none: 'Du gehörst zu keiner Organisation mehr. Bitte frag deine Lehrkraft.',
  signOut: 'Abmelden',
  signOutFailed: 'Du bist noch angemeldet: Das Abmelden hat nicht geklappt. Bitte versuch es noch einmal.',
}
