import type { googleMessages as english } from '#languages/en/account/google.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const googleMessages: Translation<typeof english> = {
  signIn: 'Entrar com o Google',
  signUp: 'Cadastrar-se com o Google',
  waiting: 'Continue na janela do Google.',
  failures: {
    blocked: 'Seu navegador bloqueou a janela do Google. Permita pop-ups nesta página e clique no botão de novo.',
    closed: 'A janela do Google foi fechada cedo demais. Clique no botão para tentar de novo.',
    denied: 'Você cancelou na janela do Google. Clique no botão para tentar de novo, ou continue sem o Google.',
    expired: 'Demorou demais ou foi iniciado em outro lugar. Clique no botão para tentar de novo.',
    failed: 'Não foi possível entrar com o Google. Tente de novo daqui a pouco.',
    otherMethod: 'Já existe uma conta com este e-mail. Entre com a senha dela.',
    network: failureMessages.networkFail,
  },
}
