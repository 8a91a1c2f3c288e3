import type { organizationMails as english } from '../en/organization-mails.ts'
import { formatsOf } from '../formats.ts'
import type { TranslatedMails } from '../words.ts'

const { figure } = formatsOf('pt')
const timeline = 'A linha do tempo da organização diz quem fez o quê.'
const another = 'Outro proprietário'

export const organizationMails: TranslatedMails<typeof english> = {
  rules_changed: ({ about, from }) => ({
    subject: `As regras de segurança de ${about} foram alteradas`,
    paragraphs: [
      `${from || another} alterou o que ${about} pede a quem entra. As regras valem a partir de agora, também para você.`,
    ],
    button: 'Ver as regras',
    footer: `Se você não sabe o motivo, pergunte aos outros proprietários. ${timeline}`,
  }),
  account_taken_back: ({ about, from, left, names }) => ({
    subject: `Uma conta de ${about} esteve em outras mãos`,
    paragraphs: [
      `Por um tempo, outra pessoa teve a conta de ${from || 'alguém'}. Ela já foi recuperada.`,
      ...(left > 0
        ? [
            'Os tokens criados para um diretório nesse período, com ela ou com uma conta que entrou por uma de suas conexões, não funcionam mais. Se o seu diretório precisar de um, crie um novo.',
          ]
        : []),
      ...(names
        ? [
            `Estas conexões de login foram configuradas, alteradas ou ativadas com ela nesse período e agora estão desativadas: ${names}. Quem entrou por elas foi desconectado. Verifique em quem elas confiam e teste-as antes de ativá-las de novo.`,
          ]
        : []),
    ],
    button: 'Ver a linha do tempo',
    footer: `Tudo o mais que foi feito nesse período fica como está. ${timeline}`,
  }),
  organization_deleted: ({ productName, about, from, on }) => ({
    subject: `${about}: organização excluída`,
    paragraphs: [
      `${from || another} excluiu ${about} em ${productName}. Ninguém mais pode entrar.`,
      `Você pode restaurá-la, com todas as pessoas, até ${on}. Depois disso, ela é apagada para sempre.`,
    ],
    button: 'Ver as organizações excluídas há pouco',
    footer: 'Se é o que todos vocês queriam, não precisa fazer nada.',
  }),
  organization_restored: ({ about, from }) => ({
    subject: `${about}: organização restaurada`,
    paragraphs: [
      `${from || another} restaurou ${about}. Ela está aberta de novo, com todas as pessoas que participavam dela quando foi excluída.`,
    ],
    button: `Ir para ${about}`,
    footer: timeline,
  }),
  join_requests: ({ about, left }) => ({
    subject: `Pedidos para participar de ${about}`,
    paragraphs: [
      left === 1
        ? `Uma pessoa pede para participar de ${about} e espera uma resposta.`
        : `${figure(left)} pessoas pedem para participar de ${about} e esperam uma resposta.`,
    ],
    button: 'Ver os pedidos',
    footer: 'Escrevemos a você sobre os pedidos no máximo uma vez por dia.',
  }),
}
