import type { rosterMessages as english } from '../en/rosters.ts'

export const rosterMessages: Record<keyof typeof english, string> = {
  rosterRequired: 'Escolha primeiro um arquivo ZIP.',
  rosterUnreadable: 'Este arquivo ZIP não pode ser lido. Escolha o arquivo OneRoster como o seu sistema o exportou.',
  rosterUnsafe:
    'Este arquivo ZIP contém arquivos que nenhuma lista tem, ou o mesmo arquivo duas vezes. Exporte-o novamente.',
  rosterTooLarge: 'Este arquivo ZIP é grande demais ou contém coisas demais.',
  rosterNoManifest: 'Este arquivo ZIP não tem manifest.csv no nível superior. Escolha um arquivo OneRoster 1.2.',
}
