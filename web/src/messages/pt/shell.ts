import type { shellMessages as english } from '#languages/en/shell.ts'
import type { Translation } from '#languages/translation.ts'

export const shellMessages: Translation<typeof english> = {
  skipToContent: 'Pular para o conteúdo',
  profile: 'Perfil',
  account: 'Conta',
  logout: 'Sair',
  toOrganizations: (product) => `${product}, ir para suas organizações`,
  unnamedAccount: 'Sua conta',
  logoutFailed: 'Não foi possível sair, e sua sessão continua aberta. Tente de novo.',
  loadingAccount: 'Carregando sua conta',
  unexpectedError: 'Ocorreu um erro inesperado',
  notLoaded: 'Parte da página não foi carregada. Verifique sua conexão e recarregue a página.',
  reload: 'Recarregar a página',
  home: 'Voltar ao início',
  maybeOutdated: 'O que você vê pode estar desatualizado.',
  tryAgain: 'Tentar de novo',
  tryingAgain: 'Tentando de novo...',
}
