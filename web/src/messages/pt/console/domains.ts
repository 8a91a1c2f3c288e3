import { domainGoneDays, maxDomains } from '@atrium/contract/limits'
import type { domainsMessages as english } from '#languages/en/console/domains.ts'
import type { Translation } from '#languages/translation.ts'

const check = 'Verificar agora'

export const domainsMessages: Translation<typeof english> = {
  lead: 'Comprove que um domínio é seu e escolha se as pessoas com um endereço de e-mail dele podem participar.',
  add: {
    label: 'Domínio',
    hint: 'Por exemplo, school.org. Subdomínios como mail.school.org são adicionados separadamente.',
    submit: 'Adicionar domínio',
    added: (domain) => `${domain} foi adicionado. Agora crie o registro dele.`,
    full: `Uma organização pode ter ${maxDomains} domínios.`,
  },
  empty: 'Nenhum domínio ainda',
  emptyAdvice: 'Adicione o domínio em que terminam os endereços de e-mail dos seus membros.',
  states: { waiting: 'Ainda não comprovado', proven: 'Comprovado', lost: 'Não está mais comprovado' },
  record: {
    title: 'Registro a criar',
    lead: 'Crie este registro TXT onde o DNS do domínio é gerenciado. Pode demorar um pouco até que apareça em todos os lugares; continuamos procurando.',
    name: 'Nome',
    value: 'Valor',
    show: 'Mostrar o registro',
    keep: 'Mantenha este registro: nós o procuramos todos os dias.',
    copy: 'Copiar',
    copyNamed: (what) => `Copiar: ${what}`,
    copied: 'Copiado.',
    copyFailed: 'Seu navegador não permite copiar. Selecione o texto e copie você mesmo.',
  },
  check,
  named: (what, domain) => `${what}: ${domain}`,
  checkNamed: (domain) => `${check}: ${domain}`,
  proven: (domain) => `${domain} está comprovado.`,
  findings: {
    absent: 'Ainda não encontramos nenhum registro TXT com este nome.',
    different: 'Encontramos registros TXT com este nome, mas não com este valor. Compare cada caractere.',
    too_many: 'Há registros TXT demais com este nome. Remova os que não forem necessários.',
    alias: 'Há um alias (CNAME) com este nome. Remova-o: só um registro TXT conta.',
    taken:
      'Encontramos seu registro, mas outra organização comprovou este domínio. Ele será seu quando o registro dela for removido.',
    unreachable: 'Os servidores de nomes do domínio não responderam. Vamos tentar de novo.',
  },
  lastLook: (when) => `Última verificação: ${when}.`,
  gaveUp: `Paramos de procurar. Clique em “${check}” quando o registro estiver criado.`,
  provenUntil: (day) =>
    `O registro está faltando. Se não voltar, o domínio vale até ${day}, e depois ninguém poderá participar por ele.`,
  lost: (days = domainGoneDays) =>
    `O registro faltou por ${days} dias ou mais, ou outra organização comprovou o domínio. Ninguém pode participar por ele até que seja comprovado de novo.`,
  joining: {
    title: (domain) => `Pessoas com um endereço de ${domain}`,
    choices: {
      off: 'Não podem participar por conta própria',
      ask: 'Podem pedir para participar',
      join: 'Podem participar por conta própria',
    },
    about: {
      off: 'Precisam de um convite.',
      ask: 'Proprietários e equipe respondem aos pedidos em Pessoas.',
      join: 'Quem tem um endereço confirmado nele se torna membro com um clique. Quem já foi removido precisa pedir.',
    },
    role: 'Papel',
    staff: 'A equipe vê o nome e o endereço de todas as pessoas e gerencia etiquetas e turmas.',
    save: 'Salvar',
    saveNamed: (domain) => `Salvar: ${domain}`,
    conflict: (now) =>
      `Nesse meio-tempo, isso foi alterado em outro lugar. Agora: ${now}. Sua escolha continua aqui; salve de novo para aplicá-la.`,
    saved: 'Salvo.',
  },
  remove: {
    open: 'Remover',
    openNamed: (domain) => `Remover ${domain}`,
    title: (domain) => `Remover ${domain}?`,
    lead: 'Ninguém mais poderá participar por ele, e os pedidos que vieram por ele terminam. Quem é membro continua sendo. Para usá-lo de novo, será preciso comprová-lo outra vez.',
    cancel: 'Cancelar',
    confirm: 'Remover domínio',
    removed: (domain) => `${domain} foi removido.`,
  },
}
