import type { resetPasswordMessages as english } from '#languages/en/account/reset-password.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const resetPasswordMessages: Translation<typeof english> = {
  heading: 'Esqueceu sua senha?',
  lead: (email) => `Enviaremos um link para ${email}. Use-o para escolher uma nova senha.`,
  resend: 'Reenviar o e-mail',
  resending: 'Reenviando o e-mail...',
  back: 'Voltar ao perfil',
  sent: 'Enviamos por e-mail um link para redefinir sua senha.',
  noEmail: 'Nenhum endereço de e-mail encontrado. Verifique se você entrou na sua conta.',
  networkFail: failureMessages.networkFail,
}
