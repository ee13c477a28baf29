import type { NewId } from './paper.ts'
import { fashion, health, skincare } from './scene-beauty.ts'
import { noodles, thaitea } from './scene-food.ts'
import { family, home } from './scene-house.ts'
import { music, news, tech } from './scene-media.ts'
import { finance, investment } from './scene-money.ts'
import { car, travel } from './scene-road.ts'

const SCENES = {
  skincare,
  thaitea,
  noodles,
  travel,
  tech,
  fashion,
  car,
  music,
  finance,
  home,
  health,
  investment,
  news,
  family,
} satisfies Record<string, (newId: NewId) => string>

export type Scene = keyof typeof SCENES
export const sceneNames = Object.keys(SCENES) as Scene[]

/** The drawing of a scene, 400 × 300. */
export const sceneBody = (scene: Scene, newId: NewId): string => SCENES[scene](newId)

const BY_INTEREST = new Map<string, Scene>([
  ['beauty', 'skincare'],
  ['food', 'noodles'],
  ['lifestyle', 'home'],
  ['design', 'fashion'],
])

/** The scene for an interest tag; scenes go by their own names too, anything else is the home. */
export function sceneFor(interest: string): Scene {
  if (Object.hasOwn(SCENES, interest)) return interest as Scene
  return BY_INTEREST.get(interest) ?? 'home'
}
