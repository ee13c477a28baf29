import { examplesOf, ownId } from '../../../tests/access/example.ts'
import { contract } from './contract.ts'

const query = { month: '2025-11' }

export const access = examplesOf(contract, { pdf: { params: ownId, query }, csv: { params: ownId, query } })
