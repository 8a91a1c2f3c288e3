import { inviteCodeLength, unconfirmedInvites } from '@atrium/contract/limits'
import type { invitesMessages as english } from '#languages/en/people/invites.ts'
import type { Translation } from '#languages/translation.ts'
import { figure, plural } from '../format.ts'
import { mailMessages } from '../mail.ts'

const yourAddress = 'tu dirección de correo'

export const invitesMessages: Translation<typeof english> = {
  list: {
    add: 'Invitar',
    many: 'Invitar a muchas personas',
    empty: 'Aún no hay invitaciones',
    emptyAdvice: 'Invita por correo, con un enlace o código para cualquiera, o importa una lista entera.',
    anybody: 'Cualquiera con el enlace o el código',
    uses: (uses, maxUses) => `${figure(uses)} de ${figure(maxUses)} ${maxUses === 1 ? 'uso' : 'usos'}`,
    states: { open: 'Abierta', expired: 'Caducada', used_up: 'Usada', revoked: 'Cancelada' },
    until: (date) => `hasta el ${date}`,
    term: (words) => `membresía ${words}`,
    renew: mailMessages.sendAgain,
    renewLink: 'Enlace nuevo',
    renewNamed: (to) => `${mailMessages.sendAgain}: ${to}`,
    renewLinkNamed: (to) => `Enlace nuevo: ${to}`,
    revoke: 'Cancelar invitación',
    revokeNamed: (to) => `Cancelar invitación: ${to}`,
    revoked: 'La invitación se ha cancelado.',
    sentAgain: (to) => `La invitación se ha enviado de nuevo a ${to}.`,
    older: 'Mostrar anteriores',
  },
  form: {
    title: 'Invitar',
    way: 'Cómo invitar',
    byMail: 'Por correo',
    byLink: 'Enlace o código',
    email: 'Correo electrónico',
    role: 'Rol',
    labels: 'Etiquetas',
    expires: 'Caduca en',
    days: (days) => plural(days, { one: `${figure(days)} día`, other: `${figure(days)} días` }),
    uses: 'Cuántas personas',
    usesHint: 'Cuántas veces se puede usar el enlace o el código.',
    ownerByMail: 'A los propietarios se les invita por correo.',
    emailOrLink: 'Déjalo vacío para obtener un enlace que puede usar una persona.',
    cancel: 'Cancelar',
    invite: 'Invitar',
    sent: (email) => `Invitación enviada a ${email}.`,
  },
  fresh: {
    title: 'Tu invitación',
    lead: 'Cópiala ahora: el enlace y el código solo se muestran una vez.',
    link: 'Enlace',
    code: 'Código',
    copy: 'Copiar',
    copyNamed: (what) => `Copiar: ${what}`,
    copied: 'Copiado.',
    copyFailed: 'No se ha podido copiar. Selecciónalo y cópialo tú.',
    print: 'Imprimir como hoja',
    qr: 'El enlace como código QR',
    done: 'Listo',
    sheetTitle: (organization) => `Únete a ${organization}`,
    sheetLead: 'Apunta aquí con la cámara, o abre la dirección y escribe el código.',
  },
  join: {
    title: 'Introduce un código de invitación',
    lead: 'El código está en tu hoja o en tu mensaje.',
    code: 'Código',
    hint: `${inviteCodeLength} letras y cifras; las mayúsculas y los guiones no importan.`,
    required: 'Escribe el código.',
    notACode: `Este texto no contiene ningún código de invitación. Un código tiene ${inviteCodeLength} letras y cifras.`,
    look: 'Siguiente',
    another: 'Usar otro código',
  },
  unconfirmed: {
    lead: (address) =>
      `Primero confirma ${address ?? yourAddress}. Hasta entonces puedes enviar ${unconfirmedInvites} invitaciones por correo. Los enlaces y códigos no cuentan.`,
    sent: (address) =>
      `Hemos enviado un enlace a ${address ?? yourAddress}. Ábrelo para confirmar la dirección; después vuelve y sigue invitando.`,
  },
  notice: {
    forAnother: 'Esta invitación es para otra dirección de correo. Inicia sesión con ella para aceptarla.',
    unverified: (address) => `Confirma ${address ?? yourAddress} para aceptar tu invitación.`,
    linkSent: (address) => `Hemos enviado un enlace a ${address ?? yourAddress}. Ábrelo y después vuelve aquí.`,
    checkAgain: 'Ya la he confirmado',
    dismiss: 'Ahora no',
    close: 'Cerrar',
  },
}
