import type { domainMessages as english } from '../en/domains.ts'

export const domainMessages: Record<keyof typeof english, string> = {
  domainRequired: 'Escribe un dominio.',
  domainInvalid: 'Escribe un dominio como school.org: sin https://, ruta, puerto ni @.',
  domainShared: 'Nadie puede ser dueño de este dominio: otras personas tienen dominios propios dentro de él.',
  domainOfMailProvider: 'Este dominio es de un proveedor de correo: cualquiera puede tener una dirección en él.',
  joiningRoleInvalid: 'El rol debe ser staff o User.',
}
