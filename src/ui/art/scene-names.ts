/** Names of the drawn scenes, in a file of their own so that pages can import them without the drawings. */
export const sceneNames = [
  'skincare',
  'thaitea',
  'noodles',
  'travel',
  'tech',
  'fashion',
  'car',
  'music',
  'finance',
  'home',
  'health',
  'investment',
  'news',
  'family',
] as const
export type Scene = (typeof sceneNames)[number]

const BY_INTEREST = new Map<string, Scene>([
  ['beauty', 'skincare'],
  ['food', 'noodles'],
  ['lifestyle', 'home'],
  ['design', 'fashion'],
])

/** The scene for an interest tag; scenes go by their own names too, anything else is the home. */
export const sceneFor = (interest: string): Scene =>
  sceneNames.find((name) => name === interest) ?? BY_INTEREST.get(interest) ?? 'home'
