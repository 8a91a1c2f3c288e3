import { domainGoneDays, joinRequestDays, joinRequestRestDays } from '@atrium/contract/limits'
import type { domainMails as english } from '../en/domain-mails.ts'
import type { TranslatedMails } from '../words.ts'

const because = 'Has recibido este correo porque pediste unirte.'

export const domainMails: TranslatedMails<typeof english> = {
  domain_lost: ({ productName, about, domain }) => ({
    subject: `${domain} ya no es un dominio verificado de ${about}`,
    paragraphs: [
      `El registro que demuestra que ${domain} es un dominio de ${about} en ${productName} no se ha encontrado durante ${domainGoneDays} días o más, u otra organización ha verificado el dominio desde entonces. Ya nadie puede unirse con una dirección de este dominio. Quien es miembro lo sigue siendo.`,
    ],
    button: 'Ver el dominio',
    footer: 'Si aún usas el dominio, vuelve a crear su registro: lo buscamos automáticamente.',
  }),
  join_accepted: ({ about }) => ({
    subject: `Ya eres miembro de ${about}`,
    paragraphs: [`Tu solicitud para unirte a ${about} se ha aceptado.`],
    button: `Ir a ${about}`,
    footer: because,
  }),
  join_declined: ({ about }) => ({
    subject: `Tu solicitud para unirte a ${about} se ha rechazado`,
    paragraphs: [
      `${about} no ha aceptado tu solicitud para unirte. Puedes volver a pedirlo dentro de ${joinRequestRestDays} días o hablar con alguien de allí.`,
    ],
    footer: because,
  }),
  join_ended: ({ about }) => ({
    subject: `Tu solicitud para unirte a ${about} ha terminado`,
    paragraphs: [
      `Tu solicitud para unirte a ${about} no ha tenido respuesta: ha esperado ${joinRequestDays} días, o ${about} ya no admite a personas de esa forma.`,
    ],
    footer: because,
  }),
}
