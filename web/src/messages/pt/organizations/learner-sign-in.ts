import type { learnerSignInMessages as english } from '#languages/en/organizations/learner-sign-in.ts'
import type { Translation } from '#languages/translation.ts'
import { figure } from '../format.ts'

const oftenWrong =
  'Não está certo. Tente de novo ou pergunte ao seu professor. Depois de muitos erros, só o seu cartão funciona.'

export const learnerSignInMessages: Translation<typeof english> = {
  title: (of) => `Entrar em ${of}`,
  signIn: 'Entrar',
  signingIn: 'Entrando',
  back: 'Voltar',
  username: {
    label: 'Seu nome de usuário',
    hint: 'Ele está no seu cartão.',
    missing: 'Digite seu nome de usuário.',
    next: 'Próximo',
  },
  ways: {
    title: (username) => `Olá, ${username}`,
    lead: 'Como você quer entrar?',
    code: 'Com o código do meu cartão',
    pictures: 'Com as minhas figuras',
    password: 'Com a minha senha',
    notYou: (username) => `Eu não sou ${username}`,
  },
  code: {
    title: (username) => `O código de ${username}`,
    label: 'Código do seu cartão',
    hint: 'Doze letras e números. Tanto faz se são maiúsculas ou minúsculas.',
    missing: 'Digite o código do seu cartão.',
  },
  password: {
    title: (username) => `A senha de ${username}`,
    label: 'Sua senha',
    missing: 'Digite sua senha.',
  },
  pictures: {
    title: (username) => `As figuras de ${username}`,
    lead: (count) => `Aperte as suas ${figure(count)} figuras, uma depois da outra.`,
    pad: 'Todas as figuras',
    none: 'Nenhuma figura escolhida.',
    chosen: (names) => `Escolhidas: ${names}.`,
    again: 'Começar de novo',
  },
  card: {
    title: (name) => `Você é ${name}?`,
    lead: (of) => `Então entre em ${of}.`,
    instead: (name) => `A conta de ${name} está aberta aqui agora. Ela será fechada.`,
    yes: 'Sim, quero entrar',
    no: 'Não, sou outra pessoa',
    refused: 'Não dá para entrar com este cartão',
    retry: 'Tentar de novo',
    otherWay: 'Entrar de outra forma',
  },
  scan: {
    offer: 'Mostrar meu cartão para a câmera',
    title: 'Segure o cartão na frente da câmera',
    starting: 'A câmera está ligando.',
    view: 'O que a câmera vê',
    failed: 'A câmera não funciona aqui. Volte e digite o seu nome de usuário.',
  },
  already: {
    title: (name) => `A conta de ${name} está aberta aqui`,
    stay: 'Sou eu',
    other: 'Sou outra pessoa',
  },
  problems: {
    wrong: {
      card: 'Este cartão não funciona mais. Peça um novo ao seu professor.',
      code: 'Não está certo. Olhe de novo seu nome de usuário e seu cartão, ou pergunte ao seu professor.',
      pictures: oftenWrong,
      password: oftenWrong,
    },
    tooMany: 'Foram muitas tentativas. Espere um pouco e tente de novo.',
    notOffered: 'Aqui não dá para entrar assim. Pergunte ao seu professor.',
    offline: 'Não há conexão. Tente de novo.',
    failed: 'Não deu certo. Tente de novo.',
  },
}
