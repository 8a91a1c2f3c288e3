import type { organizationMails as english } from '../en/organization-mails.ts'
import { formatsOf } from '../formats.ts'
import type { TranslatedMails } from '../words.ts'

const { figure, plural } = formatsOf('es')
const timeline = 'La cronología de la organización dice quién hizo qué.'
const another = 'Otro propietario'

export const organizationMails: TranslatedMails<typeof english> = {
  rules_changed: ({ about, from }) => ({
    subject: `Las reglas de seguridad de ${about} han cambiado`,
    paragraphs: [
      `${from || another} ha cambiado lo que ${about} pide a quien inicia sesión. Las reglas valen desde ahora, también para ti.`,
    ],
    button: 'Ver las reglas',
    footer: `Si no sabes por qué, pregunta a los demás propietarios. ${timeline}`,
  }),
  account_taken_back: ({ about, from, left, names }) => ({
    subject: `Una cuenta de ${about} estuvo en otras manos`,
    paragraphs: [
      `Durante un tiempo, otra persona tuvo la cuenta de ${from || 'alguien'}. Ya se ha recuperado.`,
      ...(left > 0
        ? [
            'Los tokens que se crearon para un directorio en ese tiempo, con ella o con una cuenta que entró por una de sus conexiones, ya no sirven. Si tu directorio necesita uno, crea uno nuevo.',
          ]
        : []),
      ...(names
        ? [
            `Estas conexiones de inicio de sesión se configuraron, cambiaron o activaron con ella en ese tiempo, y ahora están desactivadas: ${names}. Se ha cerrado la sesión de quienes entraron con ellas. Comprueba en quién confían y pruébalas antes de volver a activarlas.`,
          ]
        : []),
    ],
    button: 'Ver la cronología',
    footer: `Todo lo demás que se hizo en ese tiempo sigue como está. ${timeline}`,
  }),
  organization_deleted: ({ productName, about, from, on }) => ({
    subject: `Se ha eliminado ${about}`,
    paragraphs: [
      `${from || another} ha eliminado ${about} en ${productName}. Ya nadie puede entrar.`,
      `Puedes restaurarla, con todos sus miembros, hasta el ${on}. Después se borra para siempre.`,
    ],
    button: 'Ver las organizaciones eliminadas hace poco',
    footer: 'Si es lo que todos los propietarios querían, no tienes que hacer nada.',
  }),
  organization_restored: ({ about, from }) => ({
    subject: `Se ha restaurado ${about}`,
    paragraphs: [
      `${from || another} ha restaurado ${about}. Vuelve a estar abierta, con todas las personas que pertenecían a ella cuando se eliminó.`,
    ],
    button: `Ir a ${about}`,
    footer: timeline,
  }),
  join_requests: ({ about, left }) => ({
    subject: `Solicitudes para unirse a ${about}`,
    paragraphs: [
      plural(left, {
        one: `Una persona pide unirse a ${about} y espera una respuesta.`,
        other: `${figure(left)} personas piden unirse a ${about} y esperan una respuesta.`,
      }),
    ],
    button: 'Ver las solicitudes',
    footer: 'Te escribimos sobre las solicitudes una vez al día como máximo.',
  }),
}
