import type { partMessages as english } from '#languages/en/parts.ts'
import type { Translation } from '#languages/translation.ts'

export const partMessages: Translation<typeof english> = {
  notLoaded: 'Não foi possível carregar esta parte da página. Ela será carregada sozinha quando a conexão voltar.',
  newVersion: 'Há uma nova versão desta página. Salve o que você digitou e recarregue a página.',
}
