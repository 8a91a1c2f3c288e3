/** The texts of creating a publisher. */
export const createAuthorMessages = {
  nameTitle: 'Create Publisher',
  nameLead: 'The name shown on what you publish.',
  nameLabel: 'Publisher Name',
  nameHint: 'Your own name, your team’s or your imprint’s.',
  myPublishers: 'Looking for a publisher? My publishers.',
  imageTitle: 'Choose an image',
  imageLead: (name: string) => `Shown beside ${name}, in lists and on its site. You can continue without one.`,
  imageLabel: 'Publisher image',
  imageHint: 'JPG, PNG, under 2MB',
  cancel: 'Cancel',
  back: 'Back',
  next: 'Next',
  preparing: 'Preparing...',
  outcome: (name: string) => `Creates ${name} and takes you to its site.`,
  namesake: (name: string, id: string) =>
    `You already have a publisher named ${name} (@${id}). To create another one with this name, press Next again.`,
  toNamesake: (name: string) => `Go to ${name}`,
} as const
