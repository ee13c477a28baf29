import { examplesOf } from '../../../tests/access/example.ts'
import { contract } from './contract.ts'

export const access = examplesOf(contract, {
  page: { params: { locale: 'th', page: 'privacy' }, query: { changes: '1' } },
  consentFile: { params: { x: 'PRIVACY_POLICY' } },
})
