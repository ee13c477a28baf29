import { hash } from './hash.ts'

/** Fourteen people aged 20 to 70; their drawings are in people.ts. */
export const personNames = [
  'ploy',
  'nont',
  'fah',
  'beam',
  'aisha',
  'gun',
  'mint',
  'tonkla',
  'view',
  'pan',
  'yai',
  'lung',
  'may',
  'kao',
] as const
export type PersonName = (typeof personNames)[number]

/** The name itself if it is one of `personNames`; any other text is a seed that always selects the same person. */
export const personKey = (name: string): PersonName =>
  personNames.find((candidate) => candidate === name) ?? (personNames[hash(name) % personNames.length] as PersonName)
