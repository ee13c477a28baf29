import { expect, test } from 'vitest'
import { accountProblemKey } from './account-problem.ts'

test('a manager sees what is wrong with a partner’s payout account', () => {
  expect(accountProblemKey('promptpay_changed')).toBe('collectPromptpayChanged')
  expect(accountProblemKey('bank_account_waiting')).toBe('collectChanged')
  expect(accountProblemKey('bank_account_missing')).toBe('collectNoBank')
})
