import { examplesOf } from '../../../tests/access/example.ts'
import type { World } from '../../../tests/access/world.ts'
import { contract } from './contract.ts'

const params = (world: World) => ({ id: world.campaign })
const body = { csv: 'job,carrier,tracking\n01a00000-0000-7000-8000-000000000000,jt,820012345678\n' }

export const access = examplesOf(contract, {
  list: { params },
  csv: { params },
  check: { params, body },
  save: { params, body },
})
