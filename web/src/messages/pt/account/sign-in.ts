import type { signInMessages as english } from '#languages/en/account/sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { failureMessages } from '../failures.ts'

export const signInMessages: Translation<typeof english> = {
  title: (product) => `Entrar em ${product}`,
  identifier: 'Nome de usuário ou e-mail',
  login: 'Entrar',
  lookingUp: 'Procurando sua conta',
  withCard: 'Entrar com um cartão',
  withPasskey: 'Entrar com chave de acesso',
  newHere: (product) => `Primeira vez em ${product}?`,
  createAccount: 'Criar uma conta',
  welcomeBack: 'Que bom ver você de novo!',
  notYou: 'Não é você?',
  otherAccount: 'Usar outra conta',
  password: 'Senha',
  next: 'Avançar',
  signingIn: 'Entrando',
  userNotFound: 'Conta não encontrada',
  wrongPassword: 'Senha incorreta. Tente de novo ou clique em “Esqueceu a senha?”.',
  networkFail: failureMessages.networkFail,
  forgot: 'Esqueceu a senha?',
  forgotHeading: 'Esqueceu sua senha?',
  forgotLead: 'Enviaremos um link por e-mail. Use-o para escolher uma nova senha.',
  edit: 'Editar',
  editAccount: 'Editar: usar outra conta',
  resetPassword: 'Redefinir a senha',
  sendingReset: 'Enviando o e-mail',
  resetSent: 'Enviamos por e-mail um link para redefinir sua senha.',
  backToPassword: 'Voltar à senha',
}
