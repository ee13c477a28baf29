import { examplesOf, ownId } from '../../../tests/access/example.ts'
import { contract } from './contract.ts'

export const access = examplesOf(contract, {
  list: { params: ownId },
  csv: { params: ownId },
  zip: { params: ownId },
  get: { params: (world) => ({ id: world.document }) },
})
