import { hash } from './hash.ts'

/** Fourteen people aged 20 to 70; people.ts contains their drawings. */
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

/** The named person; any other text is a seed that always picks the same one. */
export const personKey = (name: string): PersonName =>
  personNames.find((candidate) => candidate === name) ?? (personNames[hash(name) % personNames.length] as PersonName)
