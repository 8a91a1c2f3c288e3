/** Says where a data folder with a migrated, empty database is, to copy. A program: what makes it is heavy, and needed once. */
import { migratedFolder } from '../../server/src/testing/databases/migrated-folder.ts'

process.stdout.write(migratedFolder)
