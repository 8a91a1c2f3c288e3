/** The texts of labels, classes and the overview of an organization. */
import { figure } from '#messages/format.ts'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

export const groupsMessages = {
  form: { name: 'Name', cancel: 'Cancel', save: 'Save' },
  list: { search: 'Search by name', more: 'Show more' },
  labels: {
    add: 'Add a label',
    color: 'Colour',
    empty: 'No labels yet',
    emptyAdvice: 'A label says what people have in common: a year, a team, a course.',
    noneFound: 'No label with this name',
    people: (number: number) => count(number, 'person', 'people'),
    newTitle: 'New label',
    editTitle: (name: string) => `Edit ${name}`,
    edit: 'Edit',
    editNamed: (name: string) => `Edit ${name}`,
    delete: 'Delete',
    deleteNamed: (name: string) => `Delete ${name}`,
    deleted: 'Label Deleted Successfully!',
    saved: (name: string) => `${name} is saved.`,
    showPeople: (name: string) => `Show who has ${name}`,
  },
  classes: {
    add: 'Add a class',
    empty: 'No class yet',
    emptyAdvice: 'A class is a group of people who learn together.',
    noneFound: 'No class with this name',
    people: (number: number) => count(number, 'person', 'people'),
    newTitle: 'New class',
    editTitle: (name: string) => `Edit ${name}`,
    editNamed: (name: string) => `Edit ${name}`,
    edit: 'Edit',
    selected: (number: number) => count(number, 'class selected', 'classes selected'),
    delete: 'Delete',
    deleted: (number: number) => (number === 1 ? 'The class is deleted.' : `${number} classes are deleted.`),
    saved: (name: string) => `${name} is saved.`,
    members: 'Who is in it',
    addPeople: 'Add people',
    search: 'Search by name or username',
    nobody: 'Nobody is in it yet.',
    nobodyFound: 'Nobody found',
    nobodyElse: 'Everybody found here is in it.',
    addAll: (number: number) => (number === 1 ? 'Add the one found' : `Add all ${figure(number)} found`),
    allAdded: (number: number) => (number === 1 ? 'The one found is added' : `All ${figure(number)} are added`),
    /** Who is meant by a filter; both empty for everybody. */
    everybody: (organization: string, { name, label }: { name: string; label: string }) => {
      const called = name === '' ? '' : ` found by “${name}”`
      return label === '' && name === ''
        ? `Everybody in ${organization}`
        : `Everybody${label === '' ? '' : ` with the label ${label}`}${called}`
    },
    unseen: (number: number) => `And ${count(number, 'person', 'people')} more.`,
    paste: {
      label: 'Usernames',
      placeholder: 'One on each line, or with commas or spaces between them',
      add: 'Add by username',
      done: (number: number) => `${count(number, 'person is', 'people are')} added.`,
      unknown: (names: readonly string[]) =>
        `Nobody here has the username ${names.join(', ')}. Please correct or remove ${names.length === 1 ? 'it' : 'them'}.`,
      tooMany: (most: number) => `Enter at most ${most} usernames at once.`,
    },
    addNamed: (name: string) => `Add ${name}`,
    takeNamed: (name: string) => `Take ${name} out`,
  },
  overview: {
    counts: 'In numbers',
    members: 'Members',
    owners: 'Owners',
    staff: 'Staff',
    classes: 'Classes',
    points: 'Points',
    trophies: 'Trophies',
    topPeople: 'Top five',
    topClasses: 'Class trophies',
    noAchievements: 'No points or trophies yet. They come from the apps where people learn.',
    pointsOf: (number: number) => count(number, 'point', 'points'),
    trophiesOf: (number: number) => count(number, 'trophy', 'trophies'),
  },
} as const
