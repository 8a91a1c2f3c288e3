/** The names of archives that the server makes by itself: they sort by their times, and no other file is taken for one. */

const SHAPE = /^atrium-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/

export function backupName(moment: Date): string {
  return `atrium-${moment.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replaceAll(':', '-')}Z.backup`
}

export function isBackupName(name: string): boolean {
  return SHAPE.test(name)
}
