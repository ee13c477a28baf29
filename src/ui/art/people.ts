import { type PersonName, personKey } from './person-names.ts'

export type Hair = 'long' | 'long2' | 'bob' | 'pony' | 'bun' | 'curly' | 'short' | 'short2' | 'hijab' | 'cap'
export type Prop = 'lipstick' | 'camera' | 'mug' | 'phone' | 'headphone' | 'leaf'
/** Glasses, smile and brow lines, moustache, freckles. */
export type Mark = 'glasses' | 'lines' | 'moustache' | 'freckles'

export interface Person {
  hair: Hair
  skin: string
  hairColour: string
  top: string
  topShade: string
  ground: string
  halo: string
  prop: Prop
  marks: readonly Mark[]
}

const SKIN = ['#FBD9C0', '#F3C19C', '#E2A57A', '#C98A5E', '#FFE4D0'] as const
const HAIR = ['#1E1613', '#2C1D17', '#4A2A1C', '#7A4424', '#171A22', '#C9CCC5', '#8F958E'] as const

type Row = [Hair, 0 | 1 | 2 | 3 | 4, 0 | 1 | 2 | 3 | 4 | 5 | 6, string, string, string, string, Prop, ...Mark[]]

const person = ([hair, skin, colour, top, topShade, ground, halo, prop, ...marks]: Row): Person => ({
  hair,
  skin: SKIN[skin],
  hairColour: HAIR[colour],
  top,
  topShade,
  ground,
  halo,
  prop,
  marks,
})

const PEOPLE = {
  ploy: person(['long', 0, 1, '#E5325B', '#C41E48', '#FFC9D2', '#FF9DB0', 'lipstick']),
  nont: person(['short', 2, 0, '#0C6F4C', '#0A5A3F', '#D0EBDD', '#8FD0B1', 'camera']),
  fah: person(['bob', 4, 0, '#FFBF1F', '#E09A00', '#CFE0FF', '#A9C2FA', 'mug']),
  beam: person(['cap', 1, 0, '#2F5BD3', '#2443A0', '#FFE3A0', '#FFCE47', 'phone']),
  aisha: person(['hijab', 1, 0, '#0B4634', '#0A3427', '#FFDCC8', '#F9B493', 'mug']),
  gun: person(['curly', 3, 2, '#F59A1C', '#C9701A', '#C6EAE6', '#8FD3CC', 'headphone']),
  mint: person(['bun', 0, 3, '#38A378', '#14875D', '#FFEDBD', '#FFD565', 'leaf']),
  tonkla: person(['short2', 1, 4, '#3A423C', '#242B26', '#E2E5DD', '#C3CAC0', 'phone']),
  view: person(['pony', 4, 2, '#F8587A', '#D23A60', '#D9E6FF', '#B1C8FF', 'camera']),
  pan: person(['long2', 2, 0, '#FFE1D6', '#F5BFAE', '#A3D8BF', '#6BBF9A', 'lipstick']),
  yai: person(['bun', 1, 5, '#9C1539', '#7A0F2B', '#FFE3A0', '#FFCE47', 'mug', 'glasses', 'lines']),
  lung: person(['short', 2, 6, '#2F5BD3', '#2443A0', '#FFDCC8', '#F9B493', 'camera', 'lines', 'moustache']),
  may: person(['bob', 3, 2, '#0B4634', '#0A3427', '#FFDCE2', '#FFB8C5', 'phone', 'glasses']),
  kao: person(['pony', 1, 0, '#FFBF1F', '#E09A00', '#C6EAE6', '#8FD3CC', 'headphone', 'freckles']),
} satisfies Record<PersonName, Person>

/** The person of that name; any other text is a seed that always selects the same person. */
export const personOf = (name: string): Person => PEOPLE[personKey(name)]
