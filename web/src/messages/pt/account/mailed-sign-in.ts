import type { mailedSignInMessages as english } from '#languages/en/account/mailed-sign-in.ts'
import type { Translation } from '#languages/translation.ts'

export const mailedSignInMessages: Translation<typeof english> = {
  mailCode: 'Receber um código por e-mail',
  mailingCode: 'Enviando o e-mail',
  codeHeading: 'Confira seu e-mail',
  codeLead: (email) =>
    `Enviamos um código de seis dígitos para ${email}. Digite-o aqui ou use o botão no e-mail. Os dois valem por dez minutos.`,
  code: 'Código',
  codeMissing: 'Digite os seis dígitos do código',
  codeSubmit: 'Entrar',
  sendCodeAgain: 'Enviar outro código',
  codeSentAgain: 'Enviamos outro código. Use o mais recente.',
  linkHeading: 'Entrar',
  linkLead: (email) => `Você vai entrar como ${email}.`,
  linkSubmit: 'Entrar',
}
