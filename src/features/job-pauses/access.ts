import { examplesOf } from '../../../tests/access/example.ts'
import type { World } from '../../../tests/access/world.ts'
import { addDays, dayOf } from '../../core/calendar.ts'
import { contract } from './contract.ts'

export const access = examplesOf(contract, {
  get: {},
  waiting: {},
  start: { body: ({ app }: World) => ({ from: addDays(dayOf(app.clock.now()), 7) }) },
  end: {},
})
