import { examplesOf, ownId } from '../../../tests/access/example.ts'
import { contract } from './contract.ts'

export const access = examplesOf(contract, { pdf: { params: ownId }, csv: { params: ownId } })
