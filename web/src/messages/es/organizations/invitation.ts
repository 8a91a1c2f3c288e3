import type { invitationMessages as english } from '#languages/en/organizations/invitation.ts'
import type { Translation } from '#languages/translation.ts'

export const invitationMessages: Translation<typeof english> = {
  title: 'Tu invitación',
  opening: 'Abriendo tu invitación',
  heading: (name) => `Te han invitado a ${name}`,
  greeting: (name) => `¡Hola, ${name}!`,
  offer: (name, role) => `Te han invitado a ${name} con el rol «${role}».`,
  term: (words) => `Tu membresía: ${words}.`,
  invitedBy: (who) => `Te invita ${who}.`,
  sentTo: (address) => `Esta invitación es para ${address}.`,
  createAccount: 'Crear una cuenta',
  haveAccount: 'Tengo una cuenta',
  notNow: 'Ahora no',
  question: (name) => `¿Unirte a ${name}?`,
  asAccount: (account) => `Te unirás con la cuenta ${account}.`,
  join: 'Unirme',
  useAnother: 'Usar otra cuenta',
  joiningFor: (name) => `Para unirte a ${name}`,
  joined: (name) => `Ahora perteneces a ${name}.`,
  joinedAlready: (name) => `Ya pertenecías a ${name}.`,
  goOn: (name) => `Ir a ${name}`,
  takingYou: 'Enseguida te llevamos allí.',
  ended: (name) =>
    name === undefined
      ? 'Esta invitación ya no sirve. Pide una nueva a quien te invitó.'
      : `Esta invitación ya no sirve. Pide una nueva a ${name}.`,
  acceptedBefore: (name) => `Si la aceptaste tú, inicia sesión y te llevaremos a ${name}.`,
  endedTitle: 'Esta invitación ha terminado',
  goOnWithout: 'Continuar',
  failed: 'No se ha podido abrir tu invitación.',
  retry: 'Volver a intentarlo',
  waiting: 'Te espera una invitación.',
  look: 'Ver la invitación',
  confirmTitle: (name) => `Un paso más para unirte a ${name}`,
  anotherTitle: 'Esta invitación es para otra cuenta',
  signInWith: (address) => `Inicia sesión con ${address} para aceptarla.`,
  signedInAs: (account) => `Has iniciado sesión como ${account}.`,
}
