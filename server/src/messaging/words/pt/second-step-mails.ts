import type { secondStepMails as english } from '../en/second-step-mails.ts'
import type { TranslatedMails } from '../words.ts'

export const secondStepMails: TranslatedMails<typeof english> = {
  second_step_added: ({ productName, email }) => ({
    subject: `Verificação em duas etapas ativada na sua conta de ${productName}`,
    paragraphs: [
      `Para entrar como ${email}, agora também é preciso um código de um app autenticador. Todas as sessões que estavam abertas foram encerradas.`,
    ],
    footer: `Se não foi você, redefina sua senha imediatamente e escreva a quem mantém ${productName} para você.`,
  }),
  second_step_removed: ({ productName, email }) => ({
    subject: `Verificação em duas etapas desativada na sua conta de ${productName}`,
    paragraphs: [`Para entrar como ${email}, não é mais preciso um código de um app autenticador.`],
    footer: 'Se não foi você, redefina sua senha imediatamente e ative de novo a verificação em duas etapas.',
  }),
  second_step_taken_off: ({ productName, email, reason }) => ({
    subject: `Verificação em duas etapas desativada na sua conta de ${productName}`,
    paragraphs: [
      `Quem mantém ${productName} para você desativou a verificação em duas etapas de ${email}: para entrar, não é mais preciso um código de um app autenticador.`,
      `Motivo: ${reason}`,
    ],
    footer: `Se você não pediu isso, redefina sua senha imediatamente e escreva a quem mantém ${productName} para você.`,
  }),
  second_step_backup_codes_replaced: ({ productName, email }) => ({
    subject: `Novos códigos de backup para sua conta de ${productName}`,
    paragraphs: [`Os códigos de backup de ${email} acabam de ser substituídos: os anteriores não funcionam mais.`],
    footer: 'Se não foi você, redefina sua senha imediatamente e crie novos códigos de backup.',
  }),
  second_step_backup_code_used: ({ productName, email, left }) => ({
    subject: `Um código de backup foi usado para entrar em ${productName}`,
    paragraphs: [
      `Alguém, esperamos que você, entrou como ${email} com um código de backup. Códigos de backup restantes: ${String(left)}.`,
    ],
    footer: 'Se não foi você, redefina sua senha imediatamente e crie novos códigos de backup.',
  }),
  second_step_guessed: ({ productName, email }) => ({
    subject: `Códigos errados foram digitados para sua conta de ${productName}`,
    paragraphs: [
      `Alguém passou pela primeira etapa para entrar como ${email} e depois digitou códigos errados várias vezes. Ninguém conseguiu entrar.`,
    ],
    footer: 'Se não foi você, escolha uma nova senha: outra pessoa sabe a sua.',
  }),
}
