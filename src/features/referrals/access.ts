import { examplesOf } from '../../../tests/access/example.ts'
import { contract } from './contract.ts'

const own = (_: unknown, id: string) => ({ id })

export const access = examplesOf(contract, {
  overview: { params: own },
  friends: { params: own },
  qr: { params: own },
})
