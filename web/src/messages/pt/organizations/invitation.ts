import type { invitationMessages as english } from '#languages/en/organizations/invitation.ts'
import type { Translation } from '#languages/translation.ts'

export const invitationMessages: Translation<typeof english> = {
  title: 'Seu convite',
  opening: 'Abrindo seu convite',
  heading: (name) => `Você tem um convite de ${name}`,
  greeting: (name) => `Olá, ${name}!`,
  offer: (name, role) => `Você recebeu um convite de ${name}, com o papel “${role}”.`,
  term: (words) => `Sua participação: ${words}.`,
  invitedBy: (who) => `O convite vem de ${who}.`,
  sentTo: (address) => `Este convite é para ${address}.`,
  createAccount: 'Criar uma conta',
  haveAccount: 'Tenho uma conta',
  notNow: 'Agora não',
  question: (name) => `Participar de ${name}?`,
  asAccount: (account) => `Você vai participar com a conta ${account}.`,
  join: 'Participar',
  useAnother: 'Usar outra conta',
  joiningFor: (name) => `Para participar de ${name}`,
  joined: (name) => `Agora você participa de ${name}.`,
  joinedAlready: (name) => `Você já participa de ${name}.`,
  goOn: (name) => `Ir para ${name}`,
  takingYou: 'Já vamos levar você para lá.',
  ended: (name) =>
    name === undefined
      ? 'Este convite não vale mais. Peça um novo a quem convidou você.'
      : `Este convite não vale mais. Peça um novo a ${name}.`,
  acceptedBefore: (name) => `Se foi você que o aceitou, entre na sua conta e levaremos você a ${name}.`,
  endedTitle: 'Este convite terminou',
  goOnWithout: 'Continuar',
  failed: 'Não foi possível abrir seu convite.',
  retry: 'Tentar de novo',
  waiting: 'Há um convite esperando por você.',
  look: 'Ver o convite',
  confirmTitle: (name) => `Só mais uma etapa para participar de ${name}`,
  anotherTitle: 'Este convite é para outra conta',
  signInWith: (address) => `Entre com ${address} para aceitá-lo.`,
  signedInAs: (account) => `Você entrou como ${account}.`,
}
