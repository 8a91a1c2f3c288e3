import type { learnerAccountMessages as english } from '#languages/en/account/learner-account.ts'
import type { Translation } from '#languages/translation.ts'

export const learnerAccountMessages: Translation<typeof english> = {
  title: (name) => `Olá, ${name}`,
  lead: (organization) => `Sua conta pertence a ${organization}. Seu professor cuida dela.`,
  elsewhere: 'A página que você abriu não faz parte da sua conta.',
  loading: 'Carregando sua conta',
  failed: 'Não foi possível carregar sua conta.',
  wrong: 'Tem algo errado aqui? Conte ao seu professor.',
  toOrganization: (organization) => `Ir para ${organization}`,
  none: 'Você não pertence mais a nenhuma organização. Pergunte ao seu professor.',
  signOut: 'Sair',
  signOutFailed: 'Você ainda não saiu: não deu certo. Tente de novo.',
}
