import type { usernamesMessages as english } from '#languages/en/usernames.ts'
import type { Translation } from '#languages/translation.ts'

export const usernamesMessages: Translation<typeof english> = {
  username: 'Nome de usuário',
  checking: 'Verificando',
  available: (username) => `${username} está disponível.`,
  unchecked:
    'Não foi possível verificar este nome de usuário agora. Você pode continuar: ele será verificado de novo no final.',
}
