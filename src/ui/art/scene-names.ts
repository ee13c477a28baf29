/** Names of the drawn scenes, in a separate file so that pages can import them without the drawings. */
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

/** The scene of an interest tag or of a scene's own name; for any other text `home`. */
export const sceneFor = (interest: string): Scene =>
  sceneNames.find((name) => name === interest) ?? BY_INTEREST.get(interest) ?? 'home'
