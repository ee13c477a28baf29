import { examplesOf } from '../../../tests/access/example.ts'
import { contract } from './contract.ts'

export const access = examplesOf(contract, { month: {} })
