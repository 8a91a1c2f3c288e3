import type { domainMessages as english } from '../en/domains.ts'

export const domainMessages: Record<keyof typeof english, string> = {
  domainRequired: 'Digite um domínio.',
  domainInvalid: 'Digite um domínio como school.org: sem https://, caminho, porta ou @.',
  domainShared: 'Ninguém pode ser dono deste domínio: outras pessoas têm domínios próprios dentro dele.',
  domainOfMailProvider: 'Este domínio é de um provedor de e-mail: qualquer pessoa pode ter um endereço nele.',
  joiningRoleInvalid: 'O papel deve ser staff ou User.',
}
