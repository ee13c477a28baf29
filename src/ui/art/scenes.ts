import type { NewId } from './paper.ts'
import { fashion, health, skincare } from './scene-beauty.ts'
import { noodles, thaitea } from './scene-food.ts'
import { family, home } from './scene-house.ts'
import { music, news, tech } from './scene-media.ts'
import { finance, investment } from './scene-money.ts'
import type { Scene } from './scene-names.ts'
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
} satisfies Record<Scene, (newId: NewId) => string>

/** The drawing of a scene, 400 × 300. */
export const sceneBody = (scene: Scene, newId: NewId): string => SCENES[scene](newId)
