import type { signUpMessages as english } from '#languages/en/account/sign-up.ts'
import type { Translation } from '#languages/translation.ts'

export const signUpMessages: Translation<typeof english> = {
  usernameHeading: 'Escolha um nome de usuário',
  usernameLead: (product) => `É com ele que você entra em ${product} e que os outros encontram você.`,
  continue: 'Continuar',
  haveAccount: 'Já tem uma conta?',
  signIn: 'Entrar',

  methodHeading: 'Crie sua conta',
  chosenUsername: 'Seu nome de usuário: {username}',
  change: 'Alterar',
  withEmail: 'Cadastrar-se com e-mail',

  emailHeading: 'Crie uma conta',
  emailLead: 'Só alguns dados, e pronto.',
  passwordHint: 'Pelo menos 6 caracteres, e não uma senha comum.',
  email: 'E-mail',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  password: 'Senha',
  confirmPassword: 'Confirme a senha',
  submit: 'Cadastrar-se',
  agreement: {
    text: 'Ao se cadastrar, você aceita os {terms} e a {privacy}.',
    terms: 'Termos de Serviço',
    privacy: 'Política de Privacidade',
  },
  accountExists: 'Já existe uma conta com este e-mail',
  unfinished: 'Sua conta foi criada, mas o cadastro não terminou. Clique em “Cadastrar-se” de novo para continuar.',

  creatingAccount: 'Criando sua conta',
  settling: 'Preparando tudo',
  savingUsername: 'Salvando seu nome de usuário',

  usernameGoneHeading: 'Só mais uma coisa',
  usernameGoneLead: 'Sua conta está pronta, mas nesse meio-tempo alguém escolheu este nome de usuário.',
  usernameUnsavedLead: 'Sua conta está pronta, mas não foi possível salvar seu nome de usuário.',
  saveUsername: 'Salvar o nome de usuário',
  withoutUsername: 'Continuar sem nome de usuário',
}
